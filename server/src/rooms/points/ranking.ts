import { nobody, type InputOf } from '@xinglin/contract/call'
import { getPointRanking, type RankedPerson, type RankingPeriod } from '@xinglin/contract/points'
import {
  classesOfGrade,
  membershipStore,
  ownTeachingClasses,
  peopleOfClasses,
  termStartOf,
} from '#classes'
import { facesOf } from '#identity'
import { memory } from '#platform/memory'
import { answer } from '#platform/http'
import { dayIn, dayStart, memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { accountStore } from './account-store.ts'
import { entryStore } from './entry-store.ts'
import { excerptOf, monthStart, ranked, weekStart } from './rules.ts'

const { missing, noTerm } = getPointRanking.refusals

type Standing = {
  readonly at: Date
  readonly people: readonly {
    readonly personId: string
    readonly hidden: boolean
    readonly points: number
  }[]
}

const minuteMs = 60_000
/** Many look at the same ranking: it is counted anew once in so long. */
const kept = memory<Standing>(5 * minuteMs, 500)

/** Has the rankings of a school counted anew: somebody's points or wishes changed. */
export const forgetRankings = (schoolId: string): void => kept.forget(schoolId)

/** From when a period counts; undefined for everything. */
const startOf = async (visit: Visit, period: RankingPeriod): Promise<Date | undefined> => {
  const { timezone } = visit.school
  const today = dayIn(timezone, visit.at)
  if (period === 'all') return undefined
  if (period === 'week') return dayStart(timezone, weekStart(today))
  if (period === 'month') return dayStart(timezone, monthStart(today))
  const term = await termStartOf(visit, today)
  if (term === undefined) throw refuse(noTerm)
  return dayStart(timezone, term)
}

const standingOf = async (visit: Visit, period: RankingPeriod): Promise<Standing> => {
  const from = await startOf(visit, period)
  return kept.get(`${visit.school.id} ${from?.toISOString() ?? ''}`, async () => ({
    at: visit.at,
    people: from ? await entryStore(visit).since(from) : await accountStore(visit).standing(),
  }))
}

/** Somebody's place in a class by all points, of how many with points; null without points. */
export const placeInClass = async (
  visit: Visit,
  classId: string,
  personId: string,
): Promise<{ Rank: number; Of: number } | null> => {
  const members = await peopleOfClasses(visit, [classId])
  const { people } = await standingOf(visit, 'all')
  const rows = ranked(people.filter((one) => members.has(one.personId)))
  const mine = rows.find((one) => one.personId === personId)
  return mine ? { Rank: mine.rank, Of: rows.length } : null
}

type Class = { readonly id: string; readonly name: string }

/** The classes among which somebody chooses: of a student their own 行政班, of a teacher those that they teach. */
const ownClasses = async (visit: Visit, personId: string): Promise<readonly Class[]> => {
  if (visit.who === 'student')
    return (await membershipStore(visit).of(personId)).filter(
      ({ kind, archived }) => kind === 'administrative' && !archived,
    )
  if (visit.who !== 'teacher') return []
  const taught = await membershipStore(visit).named(await ownTeachingClasses(visit))
  return taught.filter(({ archived }) => !archived)
}

type Among = { readonly of: string; readonly people: ReadonlySet<string> | undefined }

/** Among whom a ranking is; undefined people are all of the school. */
const amongWhom = async (
  visit: Visit,
  { Scope, ClassId }: InputOf<typeof getPointRanking>,
  own: readonly Class[],
): Promise<Among> => {
  if (Scope === 'school') return { of: visit.school.name, people: undefined }
  const wanted =
    runsSchool(visit) && ClassId !== nobody
      ? (await membershipStore(visit).named([ClassId]))[0]
      : ClassId === nobody
        ? own[0]
        : own.find(({ id }) => id === ClassId)
  if (!wanted) {
    if (ClassId !== nobody) throw refuse(missing)
    return { of: '', people: new Set() }
  }
  if (Scope === 'class')
    return { of: wanted.name, people: await peopleOfClasses(visit, [wanted.id]) }
  const grade = await classesOfGrade(visit, wanted.id)
  if (!grade) return { of: '', people: new Set() }
  return { of: grade.name, people: await peopleOfClasses(visit, grade.classIds) }
}

/** A class of those who teach is read whole, up to so many. */
const maxRows = 300

const ranking = async function handleGetPointRanking(
  visit: Visit,
  input: InputOf<typeof getPointRanking>,
) {
  const me = memberOf(visit)?.id ?? nobody
  const classes = await ownClasses(visit, me)
  const { of, people } = await amongWhom(visit, input, classes)
  const standing = await standingOf(visit, input.Period)
  const rows = ranked(standing.people.filter((one) => people?.has(one.personId) ?? true))
  const isMe = (one: { personId: string }) => one.personId === me
  // Names are for those whose class it is to teach; in the whole school they are for who runs it.
  const seesNames = runsSchool(visit) || (visit.who === 'teacher' && input.Scope === 'class')
  const shown = seesNames ? rows.slice(0, maxRows) : excerptOf(rows, isMe)
  const faces = await facesOf(
    visit,
    shown.map(({ personId }) => personId),
  )
  const mine = rows.find(isMe)
  return {
    Of: of,
    Rows: shown.map((one): RankedPerson => {
      const isNamed = seesNames || isMe(one) || !one.hidden
      return {
        Rank: one.rank,
        Name: isNamed ? (faces.get(one.personId)?.name ?? '') : '',
        PersonId: seesNames ? one.personId : '',
        Points: one.points,
        IsMe: isMe(one),
      }
    }),
    Count: rows.length,
    Mine: mine ? { Rank: mine.rank, Points: mine.points } : null,
    At: standing.at.toISOString(),
    Classes: classes.map(({ id: Id, name: Name }) => ({ Id, Name })),
  }
}

/** Answers who looks at a ranking. */
export const rankingCalls = () => [answer(getPointRanking, ranking)]
