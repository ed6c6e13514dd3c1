import type { Protocol } from '@xinglin/simulation/practical'
import { hashOf } from '#platform/content-hash'
import { newId } from '#platform/ids'
import { memory } from '#platform/memory'
import type { TenantContext } from '#platform/visit'
import { protocolStore } from './protocol-store.ts'

/** A version of a protocol, read. */
export type ProtocolVersion = {
  readonly id: string
  readonly protocol: Protocol
  readonly hash: string
}

const minutesKept = 30
// A version never changes: what is remembered is right for as long as it is kept.
const versions = memory<ProtocolVersion | undefined>(minutesKept * 60_000, 200)

/** A version of a protocol of the school; throws where it is not what was published. */
export const versionOf = async (school: TenantContext, id: string): Promise<ProtocolVersion> => {
  const version = await versions.get(`${school.school.id} ${id}`, async () => {
    const row = await protocolStore(school).version(id)
    if (row && hashOf(row.protocol) !== row.hash)
      throw new Error(`protocol version ${id} was altered`)
    return row && { id: row.id, protocol: row.protocol, hash: row.hash }
  })
  if (!version) throw new Error(`protocol version ${id} is missing`)
  return version
}

/** The version of a protocol that experiments begin with now; undefined where the school has no such protocol. */
export const currentVersion = async (
  school: TenantContext,
  protocolId: string,
): Promise<ProtocolVersion | undefined> => {
  const row = await protocolStore(school).find(protocolId)
  return row && versionOf(school, row.currentVersionId)
}

/** How the keys of composed protocols begin. */
export const composedProtocolKey = 'protocol-'

/** What a protocol of the school says now; undefined where there is none. */
export const currentProtocol = async (
  school: TenantContext,
  protocolId: string,
): Promise<Protocol | undefined> => (await currentVersion(school, protocolId))?.protocol

/** A protocol that a course of the school may have students run. */
export type ProtocolToTeach = {
  readonly id: string
  readonly title: string
  /** A teacher composed it upon another one. */
  readonly composed: boolean
}

/** The protocols of the school, by title. */
export const protocolsToTeach = async (school: TenantContext): Promise<ProtocolToTeach[]> =>
  (await protocolStore(school).list()).map(({ id, key, title }) => ({
    id,
    title,
    composed: key.startsWith(composedProtocolKey),
  }))

/** Every protocol of a school by what it calls itself, with the version that experiments begin with. */
export const protocolsByKey = (school: TenantContext) => protocolStore(school).current()

/** Gives a school a protocol with its first version, answers the protocol's id. */
export const makeProtocol = async (
  school: TenantContext,
  protocol: Protocol,
  at: Date,
): Promise<string> => {
  const [id, versionId] = [newId(), newId()]
  await protocolStore(school).add(
    { id, key: protocol.id, title: protocol.title, currentVersionId: versionId, createdAt: at },
    { id: versionId, no: protocol.version, protocol, hash: hashOf(protocol), createdAt: at },
  )
  return id
}

/** Publishes a version of a composed protocol, the first with the protocol itself; experiments under way keep theirs. */
export const publishProtocol = async (
  school: TenantContext,
  id: string,
  protocol: Protocol,
  at: Date,
): Promise<void> => {
  const store = protocolStore(school)
  const { id: key, title, version: no } = protocol
  const version = { id: newId(), no, protocol, hash: hashOf(protocol), createdAt: at }
  if (await store.find(id)) await store.addVersion(id, title, version)
  else await store.add({ id, key, title, currentVersionId: version.id, createdAt: at }, version)
}
