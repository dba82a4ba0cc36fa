/**
 * Packs Python for a site without a server: `engine.mjs SOURCES OUT`. SOURCES is an archive of Python files; OUT gets
 * Pyodide, its library and those files, all compiled by the very Python that will run them, so that it starts in a
 * quarter of the time.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const [sources, out] = process.argv.slice(2)
const PYODIDE = fileURLToPath(new URL('.', import.meta.resolve('pyodide')))
const LIBRARY = 'python_stdlib.zip'
const GAMES = 'skulduggery.zip'
const WASM = 'pyodide.asm.wasm'
const words = (text) => text.trim().split(/\s+/).join('|')
/** Parts of the library that no game needs. */
const DROPPED = new RegExp(
  `^((${words(`
  _pyrepl curses dbm ensurepip html http sqlite3 unittest urllib wsgiref xml xmlrpc zoneinfo
  concurrent/interpreters ctypes/macholib`)})/|(${words(`
  _ast_unparse _markupbase _pydatetime _pydecimal _pyio _strptime aifc antigravity argparse bdb cProfile calendar cmd code
  colorsys compileall configparser csv doctest filecmp fileinput ftplib getopt getpass gettext graphlib
  imaplib ipaddress mailbox mimetypes modulefinder netrc nturl2path optparse pdb pickletools platform plistlib poplib
  pprint profile pstats pty py_compile pyclbr pydoc quopri rlcompleter runpy sched shelve shlex smtplib socketserver ssl
  statistics stringprep symtable tabnanny tarfile this timeit trace tracemalloc tty turtle uuid wave webbrowser zipapp`)})\\.py|asyncio/(__main__|proactor_|tools|windows_)|concurrent/futures/interpreter|ctypes/(_aix|util|wintypes)|email/(?!__init__)|logging/(config|handlers)|multiprocessing/(dummy|forkserver|managers|pool|popen_|resource_|shared_memory|spawn|synchronize)|encodings/(?!__init__|aliases|utf_8|ascii|latin_1|cp437|idna|(raw_)?unicode_escape)|json/tool|pyodide/console|sysconfig/__main__)`,
)

// code without the columns of errors is a third smaller
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } })
python.runPython(`
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def packed(archive, names):
    """Write an archive again with Python files compiled: without docstrings, and without looking for changes."""
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile("/out.zip", "w") as new:
        for name in names:
            data = old.read(name)
            if name.endswith(".py"):
                code = compile(data, name, "exec", dont_inherit=True, optimize=2)
                name, data = name + "c", bytes(_code_to_hash_pyc(code, bytes(8), False))
            new.writestr(zipfile.ZipInfo(name), data)

def names(archive):
    with zipfile.ZipFile(archive) as old:
        return sorted(one.filename for one in old.infolist() if not one.is_dir())
`)

function pack(file, name, dropped) {
  python.FS.writeFile('/in.zip', new Uint8Array(readFileSync(file)))
  const names = python.runPython('names("/in.zip")').toJs()
  python.globals.set('wanted', python.toPy(names.filter((one) => !dropped?.test(one))))
  python.runPython('packed("/in.zip", wanted)')
  return compressed(name, python.FS.readFile('/out.zip'))
}

/** Writes a file compressed, because many hosts cannot compress what they serve; returns its new size by its name. */
function compressed(name, data) {
  const packed = gzipSync(data, { level: 9 })
  writeFileSync(`${out}/${name}.bin`, packed)
  return { [name]: packed.length }
}

const sizes = {
  ...compressed(WASM, readFileSync(PYODIDE + WASM)),
  ...pack(PYODIDE + LIBRARY, LIBRARY, DROPPED),
  ...pack(sources, GAMES),
}
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) writeFileSync(`${out}/${name}`, readFileSync(PYODIDE + name))
const { info } = JSON.parse(readFileSync(`${PYODIDE}pyodide-lock.json`, 'utf8'))
writeFileSync(`${out}/pyodide-lock.json`, JSON.stringify({ info, packages: {} }))
writeFileSync(`${out}/engine.json`, JSON.stringify({ sizes }))
