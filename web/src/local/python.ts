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
/** The packed files, and the share that each has in the time of loading. */
const WASM = 'pyodide.asm.wasm.bin'
const GAMES = 'skulduggery.zip'

/** Fetches a packed file, tells how much of it is there, and unpacks it; calls `fail` if that can't be done. */
async function unpacked(
  address: string,
  size: number,
  tell: (part: number) => void,
  fail: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw Error(`${address}: ${response.status}`)
  let bytes = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      tell(Math.min(1, (bytes += chunk.length) / size))
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
  const wasm = unpacked(engine + WASM, sizes[WASM]!, (part) => tell(0.6 * part), fail)
  wasm.catch(fail)
  const games = fetch(engine + GAMES).then((response) => response.arrayBuffer())
  // Pyodide fetches its module itself: it is unpacked on the way, because many hosts cannot compress what they serve
  const plain = self.fetch
  self.fetch = async (wanted, how) =>
    String(wanted instanceof Request ? wanted.url : wanted).endsWith('.wasm')
      ? new Response(await wasm, { headers: { 'Content-Type': 'application/wasm' } })
      : plain(wanted, how)
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<Pyodide>
  }
  const loading = loadPyodide({ indexURL: engine, stdLibURL: `${engine}python_stdlib.zip` })
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
