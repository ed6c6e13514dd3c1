import type pg from 'pg'
import { newId } from '#platform/ids'
import { seededRandom } from '../../seed/seeded-random.ts'
import { blocks, writeRows } from './rows.ts'

const dayMs = 86_400_000
const now = Date.now()

const openings = [
  '讲得很清楚',
  '病例选得好',
  '节奏有点快',
  '测验题有难度',
  '图示直观',
  '适合考前复习',
]
const closings = [
  '希望多一些练习。',
  '已经推荐给同学。',
  '第二章可以再细一点。',
  '看了两遍，收获很大。',
]

/** A course and how many reviews it gets. */
type Reviewed = { readonly courseId: string; readonly reviews: number }

/** Reviews of a course, one a person, a few featured, liked by some; and the rating that they come to. */
const fillReviews = async (
  client: pg.Client,
  schoolId: string,
  { courseId, reviews: count }: Reviewed,
  people: readonly string[],
): Promise<void> => {
  const draw = seededRandom(3)
  const stars = [0, 0, 0, 0, 0]
  let featured = 0
  for (const block of blocks(count, 5_000)) {
    const rows = block.map((i) => {
      const rate = 5 - draw.skewed(5)
      const isFeatured = i % 50 === 0
      stars[rate - 1] = (stars[rate - 1] ?? 0) + 1
      if (isFeatured) featured += 1
      const at = new Date(now - draw.below(365 * dayMs)).toISOString()
      const text = `${draw.of(openings)}，${draw.of(closings)}`
      return { id: newId(), personId: people[i % people.length] ?? '', rate, isFeatured, at, text }
    })
    await writeRows(client, 'review', schoolId, [
      ['id', 'uuid', rows.map((row) => row.id)],
      ['course_id', 'uuid', rows.map(() => courseId)],
      ['person_id', 'uuid', rows.map((row) => row.personId)],
      ['attempt_id', 'uuid', rows.map(() => newId())],
      ['rate', 'smallint', rows.map((row) => row.rate)],
      ['text', 'text', rows.map((row) => row.text)],
      ['likes', 'integer', rows.map(() => draw.skewed(40))],
      ['featured_at', 'timestamptz', rows.map((row) => (row.isFeatured ? row.at : null))],
      ['created_at', 'timestamptz', rows.map((row) => row.at)],
    ])
  }
  await writeRows(client, 'course_rating', schoolId, [
    ['course_id', 'uuid', [courseId]],
    ...stars.map((n, i) => [`r${i + 1}`, 'integer', [n]] as const),
    ['total', 'integer', [count]],
    ['featured', 'integer', [featured]],
  ])
}

/** Reviews of the two newest courses that everybody may see, as the catalogue begins with them: so many of one, a hundred of the other. */
export const fillNewest = async (
  client: pg.Client,
  schoolId: string,
  reviews: number,
  people: readonly string[],
): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    `select id from course where school_id = $1 and shelf = 1 order by created_at desc, id desc limit 2`,
    [schoolId],
  )
  const [many, few] = rows.map(({ id }) => id)
  if (many) await fillReviews(client, schoolId, { courseId: many, reviews }, people)
  if (few) await fillReviews(client, schoolId, { courseId: few, reviews: 100 }, people)
}
