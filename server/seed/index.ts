import {
  demoCases,
  demoProcedures,
  demoProtocols,
  demoSchools,
  type DemoSchool,
} from '@xinglin/content'
import { makeCase } from '#simulations/consultation'
import { makeWords } from '#dictionaries'
import { makeProtocol } from '#simulations/experiment'
import { makeProcedure } from '#simulations/operation'
import type { Keepers } from '#packs'
import type { Database } from '#platform/database'
import { newId } from '#platform/ids'
import { cleanPicture, type FileRoom } from '#resources'
import { hasSchool, makeSchool } from '#schools'
import { fillClasses } from './classes.ts'
import { fillCourses } from './courses.ts'
import { fillConsultations } from './consultations.ts'
import { fillDoors } from './sign-in-methods.ts'
import { fillContests } from './contests.ts'
import { fillExams } from './exams.ts'
import { fillFeedback } from './feedback.ts'
import { expectFound } from './named-ids.ts'
import { fillInquiries } from './inquiries.ts'
import { fillLife, fillStudents } from './life.ts'
import { fillModels } from './models.ts'
import { fillNews } from './news.ts'
import { fillPeers } from './peers.ts'
import { fillPeerTeaching } from './peer-teaching.ts'
import { fillPeople } from './people.ts'
import { fillPoints } from './points.ts'
import { fillQuestionnaires } from './questionnaires.ts'
import { fillQuestions } from './questions.ts'
import { fillGradebooks, fillOfferings } from './term.ts'
import { fillResources } from './resources.ts'
import { fillTopics } from './topics.ts'
import { fillVideos } from './videos.ts'
import { fillWorkshop } from './workshop.ts'

export { demoPasswords } from './people.ts'

/** Words that no demo text may hold; a school's own list is kept in its administration. */
const words = ['赌博', '代考', '代写', '办证', '枪支', '毒品交易', '色情', '诈骗'].map((word) => ({
  word,
  common: true,
}))

const fillSchool = async (
  database: Database,
  files: FileRoom,
  school: DemoSchool,
): Promise<void> => {
  const schoolId = newId()
  // One transaction: a start that is broken off leaves no half of a school behind.
  await database.within(schoolId, async (db) => {
    await makeSchool(db, schoolId, school)
    await makeWords(db, schoolId, words)
    const people = await fillPeople(db, schoolId, school)
    await fillStudents(db, schoolId, school, people)
    await fillDoors(db, schoolId, school.key)
    const cases = new Map<string, string>()
    for (const { slug, script } of demoCases())
      cases.set(slug, await makeCase({ db, school: { id: schoolId } }, script, new Date()))
    const protocols = new Map<string, string>()
    for (const { slug, protocol } of demoProtocols())
      protocols.set(
        slug,
        await makeProtocol({ db, school: { id: schoolId } }, protocol, new Date()),
      )
    const procedures = new Map<string, string>()
    for (const { slug, procedure } of demoProcedures())
      procedures.set(
        slug,
        await makeProcedure({ db, school: { id: schoolId } }, procedure, new Date()),
      )
    const keepers: Keepers = {
      caseOf: (slug) => expectFound(cases.get(slug), slug),
      procedureOf: (slug) => expectFound(procedures.get(slug), slug),
      protocolOf: (slug) => expectFound(protocols.get(slug), slug),
      keep: ({ bytes, ...about }) => files.keep(db, schoolId, bytes, about),
      keepCover: async (bytes) =>
        files.keepPicture(db, schoolId, await cleanPicture(bytes, { longest: 1280 })),
    }
    const courses = await fillCourses(db, schoolId, school, people, keepers)
    await fillVideos(db, schoolId, school, { people, ...keepers })
    await fillResources({ db, school: { id: schoolId } }, files, people)
    await fillModels(db, schoolId, files, school, { courses, people })
    const news = await fillNews(db, schoolId, school, people.get('admin1') ?? null)
    const topics = await fillTopics(db, schoolId, school, { courses, news })
    const classes = await fillClasses(db, schoolId, school, { people, courses })
    await fillOfferings({ db, school: { id: schoolId } }, classes, { people, courses })
    await fillQuestions(db, schoolId, new Date())
    const worksOf = { consultation: cases, operation: procedures, experiment: protocols }
    await fillExams({ db, school: { id: schoolId } }, school, people, ({ kind, slug }) =>
      expectFound(worksOf[kind].get(slug), slug),
    )
    await fillContests({ db, school: { id: schoolId } }, school.contests, people, (station) =>
      expectFound(worksOf[station.kind].get(station.slug), station.slug),
    )
    await fillFeedback(db, schoolId, school, people)
    await fillWorkshop(db, schoolId, school, { people, cases })
    await fillConsultations(db, schoolId, school, { people, courses })
    await fillLife(db, schoolId, school, { people, courses, news, topics })
    await fillInquiries({ db, school: { id: schoolId } }, school, { people, courses })
    await fillQuestionnaires({ db, school: { id: schoolId } }, classes, people)
    await fillPeerTeaching({ db, school: { id: schoolId } }, classes, people)
    await fillPeers({ db, school: { id: schoolId } }, classes, people)
    await fillGradebooks({ db, school: { id: schoolId } }, classes, { people, courses })
    await fillPoints({ db, school: { id: schoolId } }, people)
  })
}

/** Loads the demo schools that are not there yet. */
export const loadDemo = async (database: Database, files: FileRoom): Promise<void> => {
  for (const school of demoSchools()) {
    if (!(await hasSchool(database.global, school.key))) await fillSchool(database, files, school)
  }
}
