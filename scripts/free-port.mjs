// Finds ports for a server that a command starts itself, so that nothing else that listens on this machine is in its way.
import { createServer } from 'node:net'

/** Whether nobody listens on the port, on any address of this machine. */
const isFree = (port) =>
  new Promise((answer) => {
    const server = createServer()
    server.once('error', () => answer(false))
    server.listen(port, () => server.close(() => answer(true)))
  })

/** The first of `count` neighbouring free ports, at or above `from`. */
export const freePorts = async (from, count) => {
  for (let first = from; first + count <= 65_536; first += count) {
    const free = []
    for (let port = first; port < first + count; port += 1) free.push(await isFree(port))
    if (free.every(Boolean)) return first
  }
  throw new Error(`no ${count} neighbouring free ports above ${from}`)
}
