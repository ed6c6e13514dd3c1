import { codes } from '@xinglin/wire'
import type { Database, Listening } from '#platform/database'
import { Refused, type DomainEvent, type Visit } from '#platform/visit'
import { Board, type BoardRow, type ReadRows } from './board.ts'
import { channel, hintSender, hintsIn, type Hint } from './hints.ts'

/** Something that some people look at. */
export type BoardOf<Row> = {
  readonly schoolId: string
  /** The same for whoever sees the same rows of it. */
  readonly key: string
  /** What hints speak of: the course, the task and its courses. */
  readonly objectIds: readonly string[]
  readonly read: ReadRows<Row>
}

type Open = {
  // oxlint-disable-next-line typescript/no-explicit-any -- a board is handed out by the key that its own reader made
  readonly board: Board<any>
  readonly begun: Promise<void>
  readonly schoolId: string
  readonly objectIds: readonly string[]
  readers: number
  leaving: NodeJS.Timeout | undefined
}

/** A board stays for whoever comes again after a broken connection. */
const staysMs = 60_000
/** Boards of one school at once: each holds its rows in memory. */
const maxOfSchool = 80

/** The boards that are looked at in this process, kept up by hints from all. */
export type Boards = {
  /** Tells all processes that something changed, once it is committed. */
  readonly tell: (hint: Hint) => void
  /** The board of an object, read now where nobody looks at it yet; `leave` says that one looks no more. */
  readonly join: <Row extends BoardRow>(
    of: BoardOf<Row>,
  ) => Promise<{ readonly board: Board<Row>; readonly leave: () => void }>
  readonly stop: () => Promise<void>
}

/** Keeps boards; hints are listened to from the first board on. */
export const openBoards = (
  database: Pick<Database, 'global' | 'listen'>,
  onFault: (error: unknown) => void,
): Boards => {
  const boards = new Map<string, Open>()
  const hints = hintSender(database)
  let listening: Listening | undefined
  const onMessage = (payload: string): void => {
    for (const { schoolId, objectId, personId } of hintsIn(payload))
      for (const open of boards.values())
        if (open.schoolId === schoolId && open.objectIds.includes(objectId))
          open.board.changed(personId)
  }
  const onMissed = (): void => {
    for (const { board } of boards.values()) board.readAll()
  }
  const remove = (name: string, open: Open): void => {
    open.board.close()
    if (boards.get(name) === open) boards.delete(name)
  }
  const opened = (name: string, { schoolId, objectIds, read }: BoardOf<BoardRow>): Open => {
    const own = [...boards.values()].filter((one) => one.schoolId === schoolId)
    if (own.length >= maxOfSchool)
      throw new Refused(codes.tooMany.code, '学校同时打开的实时页面太多，请稍后再试')
    const board = new Board(read, onFault)
    const open: Open = {
      board,
      begun: board.begin(),
      schoolId,
      objectIds,
      readers: 0,
      leaving: undefined,
    }
    boards.set(name, open)
    return open
  }
  return {
    tell: hints.tell,
    async join<Row extends BoardRow>(of: BoardOf<Row>) {
      // Before anything is read: what changes meanwhile is heard of.
      listening ??= database.listen(channel, { onMessage, onMissed })
      await listening.begun
      const name = `${of.schoolId} ${of.key}`
      const open = boards.get(name) ?? opened(name, of)
      clearTimeout(open.leaving)
      open.readers += 1
      let hasLeft = false
      const leave = (): void => {
        if (hasLeft) return
        hasLeft = true
        open.readers -= 1
        if (open.readers > 0) return
        open.leaving = setTimeout(() => remove(name, open), staysMs)
        open.leaving.unref()
      }
      try {
        await open.begun
      } catch (error) {
        remove(name, open)
        throw error
      }
      return { board: open.board as Board<Row>, leave }
    },
    async stop() {
      for (const [name, open] of boards) {
        clearTimeout(open.leaving)
        remove(name, open)
      }
      await hints.stop()
      await listening?.stop()
    },
  }
}

/** Listens to what is learnt, and tells everybody who watches once it is committed. */
export const hintsOf =
  ({ tell }: Pick<Boards, 'tell'>) =>
  async (visit: Visit, happening: DomainEvent): Promise<void> => {
    if (happening.kind !== 'learned') return
    const { objectId, personId } = happening
    visit.afterwards(() => tell({ schoolId: visit.school.id, objectId, personId }))
  }
