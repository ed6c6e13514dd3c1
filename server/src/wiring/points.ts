import { pointPass } from '@xinglin/contract/points'
import { scoredWorksOf } from '#assignments'
import { scoredRoundsOf } from '#attempts/relations'
import { contestScoresOf } from '#competitions'
import { titlesOf } from '#courses/access'
import { examScoresOf } from '#exams'
import { acceptedAnswersOf } from '#inquiries'
import type { PointSource } from '#points'
import { featuredReviewsOf } from '#reviews'
import { scoredReportsOf } from '#simulations/experiment'
import { itemKinds } from './assignments.ts'

type Achieved = { readonly objectId: string; readonly title: string; readonly at: Date }

const passes = (score: number | null): boolean => score !== null && score >= pointPass

/** Of several that reached the same the first one: doing it again earns nothing more. */
const firstOfEach = (all: readonly Achieved[]): readonly Achieved[] => {
  const first = new Map<string, Achieved>()
  for (const one of all) {
    const before = first.get(one.objectId)
    if (!before || one.at < before.at) first.set(one.objectId, one)
  }
  return [...first.values()]
}

/** Nothing is known of more than were read: the list of what was reached is cut where the list of what was done is. */
const source = <Done>(
  rule: PointSource['rule'],
  read: (
    moment: Parameters<PointSource['causes']>[0],
    personId: string,
    most: number,
  ) => Promise<readonly Done[]>,
  achieved: (done: Done) => Achieved | undefined,
): PointSource => ({
  rule,
  causes: async (moment, personId, most) => {
    const done = await read(moment, personId, most)
    const causes = firstOfEach(done.flatMap((one) => achieved(one) ?? []))
    return { causes, isWhole: done.length < most }
  },
})

/** Courses that were finished and passed. */
const courses = source(
  'course',
  async (moment, personId, most) => {
    const rounds = await scoredRoundsOf(moment, personId, { most })
    const titles = await titlesOf(
      moment,
      rounds.map(({ courseId }) => courseId),
    )
    return rounds.map((round) => ({ ...round, title: titles.get(round.courseId) ?? '' }))
  },
  ({ courseId, title, finishedAt: at, composite }) =>
    passes(composite) ? { objectId: courseId, title, at } : undefined,
)

/** What earns points besides signing in: each object once, by its own room. */
export const pointSources: readonly PointSource[] = [
  courses,
  source(
    'report',
    (moment, personId, most) => scoredReportsOf(moment, personId, { most }),
    ({ courseId, title, handedAt: at, state, final }) =>
      state === 'released' && passes(final?.composite ?? null)
        ? { objectId: `${courseId} ${title}`, title, at }
        : undefined,
  ),
  source(
    'work',
    (moment, personId, most) => scoredWorksOf(itemKinds, moment, personId, { most }),
    ({ itemId, title, handedAt: at, isReleased, score }) =>
      isReleased && passes(score) ? { objectId: itemId, title, at } : undefined,
  ),
  source(
    'exam',
    (moment, personId, most) => examScoresOf(moment, personId, { most }),
    ({ examId, name, at, score }) =>
      passes(score) ? { objectId: examId, title: name, at } : undefined,
  ),
  source(
    'contest',
    (moment, personId, most) => contestScoresOf(moment, personId, { most }),
    ({ roundId, contest, round, at, score }) =>
      score === null ? undefined : { objectId: roundId, title: `${contest} ${round}`, at },
  ),
  source('answer', acceptedAnswersOf, ({ id, title, at }) => ({ objectId: id, title, at })),
  source(
    'review',
    async (moment, personId, most) => {
      const reviews = await featuredReviewsOf(moment, personId, most)
      const titles = await titlesOf(
        moment,
        reviews.map(({ courseId }) => courseId),
      )
      return reviews.map((one) => ({ ...one, title: titles.get(one.courseId) ?? '' }))
    },
    ({ id, title, at }) => ({ objectId: id, title, at }),
  ),
]
