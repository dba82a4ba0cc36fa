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

/** Fetches a file and tells how much of it is there. */
async function fetched(address: string, size: number, tell: (bytes: number) => void): Promise<ReadableStream> {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw Error(`${address}: ${response.status}`)
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      tell(Math.min(1, (bytes += chunk.length) / size))
      out.enqueue(chunk)
    },
  })
  return response.body.pipeThrough(counted)
}

/** Loads Python and the games from the folder `engine`, and opens the port of the tables that were kept. */
export async function python(
  engine: string,
  kept: Record<string, string>,
  tell: (part: number) => void,
): Promise<Port> {
  const { sizes } = (await (await fetch(`${engine}engine.json`)).json()) as { sizes: Record<string, number> }
  const packed = fetched(engine + WASM, sizes[WASM]!, (part) => tell(0.6 * part))
  const games = fetch(engine + GAMES).then((response) => response.arrayBuffer())
  // Pyodide fetches its module itself: it is unpacked on the way, because many hosts cannot compress what they serve
  const plain = self.fetch
  self.fetch = async (wanted, how) =>
    String(wanted instanceof Request ? wanted.url : wanted).endsWith('.wasm')
      ? new Response((await packed).pipeThrough(new DecompressionStream('gzip')), {
          headers: { 'Content-Type': 'application/wasm' },
        })
      : plain(wanted, how)
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<Pyodide>
  }
  const pyodide = await loadPyodide({ indexURL: engine, stdLibURL: `${engine}python_stdlib.zip` })
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
