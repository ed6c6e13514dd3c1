import { watchCourse } from '@xinglin/contract/analytics'
import type { Session } from '@xinglin/contract/identity'
import { getGradeBook } from '@xinglin/contract/scores'
import { classOf } from './class.ts'
import { newId } from '../server/src/platform/ids/index.ts'
import { within } from './paced.ts'
import { readStream } from './reading.ts'
import { ask } from './signed.ts'

/** The house, and how large what is measured is. */
type Measured = {
  readonly port: number
  readonly databaseUrl: string
  readonly schoolId: string
  readonly session: Session
  /** In the class that is measured, and in each of the others. */
  readonly students: number
  readonly items: number
  /** How many other classes, courses of theirs included, come between the two measurements. */
  readonly others: number
  readonly times: number
}

const median = (values: readonly number[]): number =>
  within(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/** How long it takes until a monitor has told everybody. */
const firstAnswer = ({ port, session }: Measured, CourseId: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const stream = readStream(port, watchCourse, { CourseId }, session, ({ Code, Data, at }) => {
      if (Code < 0) reject(new Error(`the monitor was refused: ${Code}`))
      if ((Data as { Left?: number }).Left !== 0) return
      stream.close()
      resolve(at - began)
    })
  })

type Client = Awaited<ReturnType<typeof classOf>>['client']

/** A 教学班 of the first students of a name, with a grade book of two typed columns; answers its id. */
const gradedClass = async (
  client: Client,
  { schoolId, students }: Measured,
  called: string,
): Promise<string> => {
  const [classId, first, second] = [newId(), newId(), newId()]
  await client.query(
    `insert into teaching_class (school_id, id, name, teacher_id)
     select $1, $2::uuid, '增长 ' || $2::text, p.id from person p where p.school_id = $1 and p.role_type = 3 limit 1`,
    [schoolId, classId],
  )
  await client.query(
    `insert into class_member (school_id, class_id, person_id, way, joined_at)
     select $1, $2, p.id, 'added', now() from person p join account a on a.school_id = p.school_id and a.id = p.account_id
     where p.school_id = $1 and a.login_name like $3 order by a.login_name limit $4`,
    [schoolId, classId, `${called}-%`, students],
  )
  const column = (Id: string, Name: string) => ({
    Id,
    Kind: 'manual',
    CourseId: '',
    TaskIds: [],
    Name,
    Weight: 50,
    Rule: 'best',
    Missing: 'zero',
  })
  await client.query(
    `insert into grade_book (school_id, class_id, scale, decimals, columns, state, version, edited_at)
     values ($1, $2, 'hundred', 1, $3, 'draft', 1, now())`,
    [schoolId, classId, JSON.stringify([column(first, '平时'), column(second, '考核')])],
  )
  await client.query(
    `insert into typed_score (school_id, class_id, column_id, person_id, score)
     select $1, $2, c.id, m.person_id, 60 + (random() * 40)::int
     from class_member m cross join unnest($3::uuid[]) c (id) where m.school_id = $1 and m.class_id = $2`,
    [schoolId, classId, [first, second]],
  )
  return classId
}

/** What a monitor and a grade book of one class cost before and after very many other classes are there. */
export const growingTerm = async (
  measured: Measured,
  called: string,
): Promise<
  readonly { readonly what: string; readonly before: number; readonly after: number }[]
> => {
  const { databaseUrl, schoolId, students, items, others, times, port, session } = measured
  const one = await classOf(databaseUrl, schoolId, students, items, called)
  const { client } = one
  const classId = await gradedClass(client, measured, called)
  const analyze = () =>
    client.query(
      'analyze attempt, attempt_item, class_member, typed_score, grade_book, teaching_class',
    )
  const monitors = async (): Promise<number> => {
    const all: number[] = []
    // A board stays for whoever comes again: each time another course of the same size is watched.
    for (let at = 0; at < Math.min(5, times); at += 1) {
      const fresh = at === 0 ? one : await classOf(databaseUrl, schoolId, students, items, called)
      await analyze()
      all.push(await firstAnswer(measured, fresh.courseId))
      if (fresh !== one) await fresh.close()
    }
    return median(all.slice(1))
  }
  const gradeBooks = async (): Promise<number> => {
    const all: number[] = []
    for (let at = 0; at < times; at += 1) {
      const { Code, Msg, ms } = await ask(port, getGradeBook, { ClassId: classId }, session)
      if (Code < 0) throw new Error(`grade book: ${Code} ${Msg}`)
      all.push(ms)
    }
    return median(all)
  }
  await analyze()
  const before = { monitor: await monitors(), book: await gradeBooks() }
  for (let at = 0; at < others; at += 1) {
    await (await classOf(databaseUrl, schoolId, students, items, called)).close()
    await gradedClass(client, measured, called)
  }
  await analyze()
  const after = { monitor: await monitors(), book: await gradeBooks() }
  await one.close()
  return [
    { what: `monitor of ${students} x ${items}`, before: before.monitor, after: after.monitor },
    { what: `grade book of ${students}`, before: before.book, after: after.book },
  ]
}
