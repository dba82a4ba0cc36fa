/** Python with the games in this worker: Pyodide, from packed files that any host can serve. */

/** The part of Pyodide that is used. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): Port
}
/** `skulduggery.server.local.port.Port`. */
export interface Port {
  call(path: string, body?: string, token?: string): string
  hear(socket: number, table: string, text: string): void
  close(socket: number): void
  step(): void
  take(): string
}

const SOURCES = '/skulduggery'
const LIBRARY = 'python_stdlib.zip'
const GAMES = 'skulduggery.zip'
const TYPES = { 'pyodide.asm.wasm': 'application/wasm', [LIBRARY]: 'application/zip', [GAMES]: 'application/zip' }

/** Fetches a file of the engine and unpacks it; tells how many bytes came, and calls `fail` if it can't be had. */
async function unpacked(
  address: string,
  tell: (bytes: number) => void,
  fail: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await fetch(`${address}.bin`)
  if (!response.ok || !response.body) throw Error(`${address}: ${response.status}`)
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      tell(chunk.length)
      out.enqueue(chunk)
    },
  })
  const reader = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip')).getReader()
  return new ReadableStream({
    async pull(out) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        fail(error)
        throw error
      })
      if (done) out.close()
      else out.enqueue(value)
    },
  })
}

/** Loads Python and the games from the folder `engine`, and opens the port of the tables that were kept. */
export async function python(
  engine: string,
  kept: Record<string, string>,
  tell: (part: number) => void,
): Promise<Port> {
  const { sizes } = (await (await fetch(`${engine}engine.json`)).json()) as { sizes: Record<string, number> }
  let fail: (error: unknown) => void = () => undefined
  const failed = new Promise<never>((_, reject) => (fail = reject)) // Pyodide would wait for ever
  const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  let there = 0
  const come = (bytes: number): void => tell(0.6 * Math.min(1, (there += bytes) / whole))
  const files = new Map(
    Object.entries(TYPES).map(([name, type]) => {
      const file = unpacked(engine + name, come, fail).then(
        (data) => new Response(data, { headers: { 'Content-Type': type } }),
      )
      file.catch(fail)
      return [name, file]
    }),
  )
  const games = files.get(GAMES)!.then((file) => file.arrayBuffer())
  games.catch(fail)
  // Pyodide fetches its module and the library itself: they are unpacked on the way
  const plain = self.fetch
  self.fetch = (wanted, how) =>
    files.get(
      String(wanted instanceof Request ? wanted.url : wanted)
        .split('/')
        .at(-1)!,
    ) ?? plain(wanted, how)
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<Pyodide>
  }
  const loading = loadPyodide({ indexURL: engine, stdLibURL: engine + LIBRARY })
  const pyodide = await Promise.race([loading, failed])
  tell(0.8)
  pyodide.unpackArchive(await games, 'zip', { extractDir: SOURCES })
  tell(0.9)
  const open = pyodide.runPython(
    `import sys; sys.path.insert(0, "${SOURCES}"); from skulduggery.server.local.port import Port; Port`,
  ) as unknown as (kept: string) => Port
  const port = open(JSON.stringify(kept))
  tell(1)
  return port
}
