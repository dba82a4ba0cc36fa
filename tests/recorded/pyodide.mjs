// Prints what tools/record.py finds in recorded games, in Pyodide: `pyodide.mjs PYODIDE SOURCES TOOL LOG...`. SOURCES is the
// archive that a site without a server has.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

const [pyodide, sources, tool, ...logs] = process.argv.slice(2)
const { loadPyodide } = await import(pyodide)
const python = await loadPyodide()
const put = (path, file) => {
  python.FS.mkdirTree(dirname(path))
  python.FS.writeFile(path, readFileSync(file))
}
python.unpackArchive(new Uint8Array(readFileSync(sources)), 'zip', { extractDir: '/site' })
put('/site/record_tool.py', tool)
for (const log of logs) {
  const folder = `/logs/${basename(dirname(log))}`
  put(`${folder}/${basename(log)}`, log)
  for (const name of readdirSync(dirname(log)).filter((one) => !one.endsWith('.log')))
    put(`${folder}/${name}`, `${dirname(log)}/${name}`) // what the logs of a game share
}
console.log(
  python.runPython(`
import json, sys
from pathlib import Path
sys.path.insert(0, "/site")
import record_tool
json.dumps({f"{one.parent.name} {one.stem}": record_tool.fingerprint(record_tool.read(one)) for one in Path("/logs").glob("*/*.log")})
`),
)
