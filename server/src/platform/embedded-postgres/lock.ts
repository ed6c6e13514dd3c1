import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Trouble } from '#platform/trouble'

/** A short folder for sockets, one for each data directory: the path of a Unix socket has room for about 107 bytes. */
export const socketFolder = (dataDir: string): string => {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), `xinglin-${name}`)
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  return folder
}

const addressOf = (dataDir: string): string => join(socketFolder(dataDir), 'lock')

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })

const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(address, () => resolve(server.unref()))
  })

/**
 * Takes the data directory for this process. The lock is a socket that the kernel closes with the process, so a
 * killed server leaves no lock behind, and no process number can be mistaken for another's.
 */
export const lockDirectory = async (dataDir: string): Promise<() => void> => {
  const address = addressOf(dataDir)
  if (await answers(address)) {
    throw new Trouble(
      `The data directory ${dataDir} is in use by another Xinglin server. Stop that one, or set DATA_DIR.`,
    )
  }
  rmSync(address, { force: true })
  const server = await listen(address)
  return () => void server.close()
}
