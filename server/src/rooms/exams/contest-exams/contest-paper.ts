import type { TenantContext } from '#platform/visit'
import { asksForWriting, paperContents } from '../papers/paper-contents.ts'
import { paperStore } from '../papers/store.ts'

/** A frozen paper from which a station of a contest may be sat. */
export type ContestPaper = {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly questions: number
  readonly points: number
  /** What its stations are; empty of a paper of questions alone. */
  readonly stationKinds: readonly string[]
}

const maxPapers = 100
const tenthsInPoint = 10

/** The frozen papers of a school that are in use and that nobody has to mark, the newest first. */
export const contestPapers = async (there: TenantContext, key: string): Promise<ContestPaper[]> => {
  const all: ContestPaper[] = []
  for (const { id, no, name, tenths } of await paperStore(there).inUse(maxPapers)) {
    if (!name.includes(key)) continue
    const contents = await paperContents(there, id, no)
    const version = await paperStore(there).version(id, no)
    if (contents && version && !asksForWriting(contents))
      all.push({
        id,
        version: no,
        name,
        questions: version.questions,
        points: tenths / tenthsInPoint,
        stationKinds: contents.content.sections.flatMap(({ stations = [] }) =>
          stations.map(({ kind }) => kind),
        ),
      })
  }
  return all
}

/** A frozen paper that a contest may use; undefined where there is none, or people have to mark it. */
export const contestPaper = async (
  there: TenantContext,
  id: string,
  version: number,
): Promise<{ readonly name: string } | undefined> => {
  const paper = await paperStore(there).find(id)
  const contents = paper?.state === 'active' ? await paperContents(there, id, version) : undefined
  return contents && !asksForWriting(contents) ? { name: contents.name } : undefined
}
