/** The texts of local tables, kept in this browser's database. */

const NAME = 'skulduggery'
const TABLES = 'tables'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(TABLES)
  return done(request)
}

/** Keeps texts by id, or forgets those that are null; resolves once they are on the disk. */
export async function keep(texts: Record<string, string | null>): Promise<void> {
  const database = await opened()
  const change = database.transaction(TABLES, 'readwrite', { durability: 'strict' })
  for (const [id, text] of Object.entries(texts))
    if (text === null) change.objectStore(TABLES).delete(id)
    else change.objectStore(TABLES).put(text, id)
  await new Promise<void>((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onabort = () => reject(change.error)
  })
  database.close()
}

/** Returns all texts that are kept, by id. */
export async function kept(): Promise<Record<string, string>> {
  const database = await opened()
  const store = database.transaction(TABLES).objectStore(TABLES)
  const [ids, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
  database.close()
  return Object.fromEntries(ids.map((id, i) => [String(id), String(texts[i])]))
}
