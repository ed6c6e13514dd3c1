import type { Assessed } from '@xinglin/simulation/assessment'
import { newId } from '#platform/ids'
import { dayIn, type DomainEvent, type TenantContext, type Visit } from '#platform/visit'
import { attemptStore, type Attempt, type AttemptItem, type NewRound } from './store.ts'

export type { Attempt, AttemptItem } from './store.ts'

/** A score with what it rests on. */
export type Sheet = {
  readonly composite: number | null
  readonly level: string
  readonly at: Date
  readonly dimensions: readonly {
    readonly name: string
    readonly score: number | null
    readonly evidence: string
  }[]
}

/** What an attempt is worth: its dimensions, and the whole, which need not be their mean. */
export type Scored = Pick<Sheet, 'composite' | 'level'> & {
  readonly dimensions: readonly Assessed[]
}

const wholeOf = ({ composite, level }: Scored) => ({ composite, level })

/** A new state of one item of an attempt. */
export type ItemChange = {
  readonly itemId: string
  readonly state: 'begun' | 'done'
  readonly position: unknown
  readonly seq: number
  readonly bestScore?: number | null
  readonly tries?: number
}

/** What changes of where an attempt is gone on with; nothing where it stays. */
export type Whereabouts = Partial<Pick<Attempt, 'currentItem' | 'currentAt'>>

/** An attempt of anybody in the school, for whoever was given a link to its report. */
export const attemptById = (visit: Visit, id: string): Promise<Attempt | undefined> =>
  attemptStore(visit).find(id, false)

/** Somebody at work in a school: a visitor, or whoever is acted for when nobody visits. */
export type ActingPerson = TenantContext & {
  readonly at: Date
  readonly person: { readonly id: string } | null
  /** Absent where nobody visits: whoever watches sees it at their next whole reading. */
  readonly publish?: (happening: DomainEvent) => Promise<void>
}

const ownId = ({ person }: ActingPerson): string => {
  if (!person) throw new Error('attempts belong to a person')
  return person.id
}

/** The attempts of the visitor, and nobody else's. Every change is an event too; what a closed attempt did is never changed, only what it is worth may be decided anew. */
export const attemptsOf = (visit: ActingPerson) => {
  const store = attemptStore(visit)
  const { at, school } = visit

  const tell = async ({ courseId: objectId, personId }: Attempt): Promise<void> =>
    visit.publish?.({ kind: 'learned', objectId, personId })
  const achieved = async ({ personId }: Attempt): Promise<void> =>
    visit.publish?.({ kind: 'achieved', personIds: [personId] })
  const change = async (attempt: Attempt, set: Partial<Attempt>): Promise<void> => {
    await store.change(attempt.id, set)
    await tell(attempt)
  }

  const find = async (id: string, lock = false): Promise<Attempt | undefined> => {
    const row = await store.find(id, lock)
    return row && row.personId === visit.person?.id ? row : undefined
  }

  /** The attempt is held: of its sheets the one written last is the newest, whenever the calls that wrote them began. */
  const addSheet = async (attempt: Attempt, scored: Scored): Promise<Sheet> => {
    const before = await store.sheetOf(attempt.id)
    const written = before && before.at >= at ? new Date(before.at.getTime() + 1) : at
    const id = newId(written.getTime())
    await store.addSheet(
      { schoolId: school.id, id, attemptId: attempt.id, at: written, ...wholeOf(scored) },
      scored.dimensions.map((one, i) => ({ schoolId: school.id, sheetId: id, no: i + 1, ...one })),
    )
    return { ...wholeOf(scored), at: written, dimensions: scored.dimensions }
  }

  return {
    /** The open round of a course, in ordinary study or in a contest: active or finished, not superseded. */
    current: (courseId: string, contestId: string | null = null) =>
      visit.person
        ? store.newest(visit.person.id, courseId, contestId)
        : Promise.resolve(undefined),
    /** The same of several courses, by course. */
    currents: async (courseIds: readonly string[]): Promise<ReadonlyMap<string, Attempt>> => {
      const rows = visit.person ? await store.newestOf(visit.person.id, courseIds) : []
      return new Map(rows.map((row) => [row.courseId, row]))
    },
    find: (id: string) => find(id),
    /** The same, with its row locked until the call ends, for whoever is going to change it. */
    lock: (id: string) => find(id, true),
    active: (most: number) => store.active(ownId(visit), most),
    items: (attemptId: string) => store.items(attemptId),
    sheetOf: (attemptId: string): Promise<Sheet | undefined> => store.sheetOf(attemptId),

    /** Opens a round, or answers the one that is open already; `first` tells that the person never tried this course before. */
    async open({ firstItem, ...wanted }: NewRound): Promise<{ attempt: Attempt; first: boolean }> {
      const personId = ownId(visit)
      const before = await store.countOf(personId, wanted.courseId)
      const opened = await store.open({
        schoolId: school.id,
        id: newId(at.getTime()),
        personId,
        ...wanted,
        no: before + 1,
        state: 'active',
        currentItem: firstItem,
        startedAt: at,
        lastAt: at,
        beatAt: at,
      })
      if (opened) {
        await store.append(opened.id, 'started', null, { no: opened.no })
        await tell(opened)
        return { attempt: opened, first: before === 0 }
      }
      const open = await store.newest(personId, wanted.courseId, wanted.contestId)
      if (!open) throw new Error('an open round vanished')
      return { attempt: open, first: false }
    },

    /** Closes a round for good: it can be read, and no longer entered. */
    async supersede(attempt: Attempt): Promise<void> {
      await change(attempt, { state: 'superseded', lastAt: at })
      await store.append(attempt.id, 'superseded', null, {})
    },

    /** Writes an item's new state and the event; answers what is kept now. */
    async record(
      attempt: Attempt,
      before: AttemptItem | undefined,
      change: ItemChange,
      verb: string,
      payload: unknown,
    ): Promise<AttemptItem> {
      const { itemId, state, position, seq } = change
      const row = {
        schoolId: school.id,
        attemptId: attempt.id,
        itemId,
        state,
        position,
        seq,
        bestScore: change.bestScore ?? before?.bestScore ?? null,
        tries: change.tries ?? before?.tries ?? 0,
        doneAt: state === 'done' ? (before?.doneAt ?? at) : null,
      }
      await store.saveItem(row)
      await store.append(attempt.id, verb, itemId, payload)
      await tell(attempt)
      return row
    },

    /** Moves the attempt: progress never falls. */
    async advance(
      attempt: Attempt,
      to: { progress: number; doneCount: number; creditAt?: Date | null } & Whereabouts,
    ): Promise<void> {
      const progress = Math.max(attempt.progress, to.progress)
      await change(attempt, { ...to, progress, lastAt: at })
    },

    /** The same by time that passed, or by an earlier round: nobody is at another item by that. */
    async credit(
      attempt: Attempt,
      to: { progress: number; doneCount: number; creditAt?: Date | null },
    ): Promise<void> {
      const progress = Math.max(attempt.progress, to.progress)
      await change(attempt, { ...to, progress })
    },

    /** Notes by how many seconds a claim came before there was time for it; the most is kept. */
    async noteEarly(attempt: Attempt, seconds: number): Promise<void> {
      if (seconds > attempt.earlySeconds) await change(attempt, { earlySeconds: seconds })
    },

    /** Completes an attempt as a whole: what its course holds is learnt elsewhere, not in items. */
    async complete(attempt: Attempt, verb: string, payload: unknown): Promise<void> {
      await change(attempt, { progress: 100, doneCount: attempt.itemCount, lastAt: at })
      await store.append(attempt.id, verb, null, payload)
    },

    /** Opens an attempt at another item without recording anything in it. */
    visitItem: (attempt: Attempt, to: Whereabouts) => change(attempt, { ...to, lastAt: at }),

    /** Gives the lead to a browser: the one that opened the player last. Its clock is compared with no other's. */
    lead: (attempt: Attempt, device: string) =>
      device === '' || (device === attempt.device && attempt.currentAt === null)
        ? Promise.resolve()
        : change(attempt, { device, currentAt: null }),

    /** Adds seconds of attention, never more than have passed since the last beat (and 5 s of grace). */
    async beat(attempt: Attempt, seconds: number, timezone: string): Promise<number> {
      const passed = Math.floor((at.getTime() - attempt.beatAt.getTime()) / 1000) + 5
      const since = Math.floor((at.getTime() - attempt.startedAt.getTime()) / 1000) + 5
      const total = Math.min(since, attempt.seconds + Math.max(0, Math.min(seconds, passed)))
      await change(attempt, { seconds: total, lastAt: at, beatAt: at })
      const day = dayIn(timezone, at)
      await store.addSeconds(attempt.personId, day, total - attempt.seconds)
      return total
    },

    /** Keeps one scored go at an item. */
    async addRun(
      attempt: Attempt,
      go: { itemId: string; kind: string; no: number; score: number; record: unknown },
    ): Promise<void> {
      await store.addRun({
        schoolId: school.id,
        id: newId(at.getTime()),
        attemptId: attempt.id,
        at,
        ...go,
      })
    },

    /** What was kept of the newest go at an item. */
    lastRun: (attemptId: string, itemId: string) => store.lastRun(attemptId, itemId),

    /** Ends an attempt with its score sheet. */
    async finish(attempt: Attempt, scored: Scored): Promise<Sheet> {
      const sheet = await addSheet(attempt, scored)
      await change(attempt, { state: 'finished', finishedAt: at, lastAt: at })
      await store.append(attempt.id, 'finished', null, wholeOf(scored))
      await achieved(attempt)
      return sheet
    },

    /** Puts another sheet in the place of the one that an attempt ended with, which stays. */
    async rescore(attempt: Attempt, scored: Scored): Promise<void> {
      await addSheet(attempt, scored)
      await store.append(attempt.id, 'sheet-changed', null, wholeOf(scored))
      await achieved(attempt)
      await tell(attempt)
    },
  }
}
