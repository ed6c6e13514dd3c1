import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as z from 'zod'
import { ClassesFile, type DemoTeachingClass } from './classes-schema.ts'
import { type DemoContest, demoContests } from './contests.ts'
import { type DemoCourse, demoCourse } from './courses.ts'
import { type DemoExam, demoExams } from './exams.ts'
import { LifeFile, ReviewsFile } from './life-schema.ts'
import { readHtml, readJson, readParsed } from './read.ts'
import { NewsFile, SchoolFile, TopicsFile } from './schema.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const schools = ['qinghe', 'beiling']

/** An article of a demo school, and a topic, their texts as HTML. */
type DemoNews = z.output<typeof NewsFile>['news'][number] & { readonly html: string }
type DemoTopic = z.output<typeof TopicsFile>['topics'][number] & { readonly html: string }

/** What goes on at a demo school: who studies what, and what is said of it. */
export type DemoLife = z.output<typeof LifeFile> & z.output<typeof ReviewsFile>

/** A demo school with its people and courses. */
export type DemoSchool = Omit<z.output<typeof SchoolFile>, 'courses'> & {
  /** Students who are there for nothing but their class yet. */
  readonly newcomers: z.output<typeof ClassesFile>['students']
  readonly administrativeClasses: z.output<typeof ClassesFile>['administrative']
  readonly classes: readonly DemoTeachingClass[]
  readonly announcements: z.output<typeof ClassesFile>['announcements']
  readonly exams: readonly DemoExam[]
  readonly contests: readonly DemoContest[]
  /** The logo as a data address: small, public, and there before anything is fetched. */
  readonly logo: string
  readonly news: readonly DemoNews[]
  readonly topics: readonly DemoTopic[]
  readonly life: DemoLife
  readonly courses: readonly DemoCourse[]
}

const demoNews = (folder: string): DemoNews[] =>
  readParsed(NewsFile, join(folder, 'news.json')).news.map((one) => ({
    ...one,
    html: readHtml(join(folder, one.file)),
  }))

const demoTopics = (folder: string): DemoTopic[] =>
  readParsed(TopicsFile, join(folder, 'topics.json')).topics.map((one) => ({
    ...one,
    html: readHtml(join(folder, one.file)),
  }))

const demoLife = (folder: string): DemoLife => ({
  ...readParsed(LifeFile, join(folder, 'life.json')),
  ...readParsed(ReviewsFile, join(folder, 'reviews.json')),
})

/** The demo schools with their people and courses; throws the file and place of the first mistake. */
export const demoSchools = (): DemoSchool[] => {
  const ids = readJson(join(root, 'demo-ids.json')) as Record<string, string>
  return schools.map((key) => {
    const folder = join(root, 'schools', key)
    const { courses, ...school } = readParsed(SchoolFile, join(folder, 'school.json'))
    const { students, administrative, teaching, announcements } = readParsed(
      ClassesFile,
      join(folder, 'classes.json'),
    )
    return {
      ...school,
      newcomers: students,
      administrativeClasses: administrative,
      announcements,
      classes: teaching.map((one) => ({
        ...one,
        id: one.demoName && ids[one.demoName],
        tasks: one.tasks.map((task) => ({ ...task, id: task.demoName && ids[task.demoName] })),
      })),
      logo: `data:image/svg+xml;base64,${readFileSync(join(folder, 'logo.svg')).toString('base64')}`,
      exams: demoExams(folder, ids),
      contests: demoContests(folder, ids),
      news: demoNews(join(folder, 'news')),
      topics: demoTopics(join(folder, 'topics')),
      life: demoLife(join(folder, 'life')),
      courses: Object.entries(courses).map(([slug, special]) =>
        demoCourse(join(folder, 'courses', slug), slug, special, ids),
      ),
    }
  })
}
