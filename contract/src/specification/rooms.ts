import * as analytics from '@xinglin/contract/analytics'
import * as assignments from '@xinglin/contract/assignments'
import * as audit from '@xinglin/contract/audit'
import * as authoring from '@xinglin/contract/authoring'
import * as calendar from '@xinglin/contract/calendar'
import * as certificates from '@xinglin/contract/certificates'
import * as classes from '@xinglin/contract/classes'
import * as competitions from '@xinglin/contract/competitions'
import * as consultation from '@xinglin/contract/simulations/consultation'
import * as courses from '@xinglin/contract/courses'
import * as dictionaries from '@xinglin/contract/dictionaries'
import * as signInMethods from '@xinglin/contract/sign-in-methods'
import * as experiment from '@xinglin/contract/simulations/experiment'
import * as exams from '@xinglin/contract/exams'
import * as feedback from '@xinglin/contract/feedback'
import * as identity from '@xinglin/contract/identity'
import * as imports from '@xinglin/contract/imports'
import * as interfaces from '@xinglin/contract/interfaces'
import * as learning from '@xinglin/contract/learning'
import * as licences from '@xinglin/contract/licences'
import * as marking from '@xinglin/contract/marking'
import * as messages from '@xinglin/contract/messages'
import * as models from '@xinglin/contract/models'
import * as news from '@xinglin/contract/news'
import * as inquiries from '@xinglin/contract/inquiries'
import * as questionnaires from '@xinglin/contract/questionnaires'
import * as notes from '@xinglin/contract/notes'
import * as offerings from '@xinglin/contract/offerings'
import * as operation from '@xinglin/contract/simulations/operation'
import * as questions from '@xinglin/contract/questions'
import * as peerAssessment from '@xinglin/contract/peer-assessment'
import * as peerTeaching from '@xinglin/contract/peer-teaching'
import * as packs from '@xinglin/contract/packs'
import * as points from '@xinglin/contract/points'
import * as previews from '@xinglin/contract/previews'
import * as resources from '@xinglin/contract/resources'
import * as reviews from '@xinglin/contract/reviews'
import * as schools from '@xinglin/contract/schools'
import * as scores from '@xinglin/contract/scores'
import * as search from '@xinglin/contract/search'
import * as statistics from '@xinglin/contract/statistics'
import * as teachers from '@xinglin/contract/teachers'
import * as today from '@xinglin/contract/today'
import * as topics from '@xinglin/contract/topics'
import * as workshop from '@xinglin/contract/workshop'
import type { Call } from '@xinglin/contract/call'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value

const callsIn = (room: object): Readonly<Record<string, Call>> =>
  Object.fromEntries(
    Object.entries(room).flatMap(([name, value]: [string, unknown]) =>
      isCall(value) ? [[name, value]] : [],
    ),
  )

/** The calls of each room by name; a test holds that no room is forgotten. */
export const callsByRoom: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  analytics: callsIn(analytics),
  assignments: callsIn(assignments),
  audit: callsIn(audit),
  authoring: callsIn(authoring),
  calendar: callsIn(calendar),
  certificates: callsIn(certificates),
  classes: callsIn(classes),
  competitions: callsIn(competitions),
  'simulations/consultation': callsIn(consultation),
  courses: callsIn(courses),
  dictionaries: callsIn(dictionaries),
  'sign-in-methods': callsIn(signInMethods),
  'simulations/experiment': callsIn(experiment),
  exams: callsIn(exams),
  feedback: callsIn(feedback),
  identity: callsIn(identity),
  imports: callsIn(imports),
  interfaces: callsIn(interfaces),
  learning: callsIn(learning),
  licences: callsIn(licences),
  marking: callsIn(marking),
  messages: callsIn(messages),
  models: callsIn(models),
  news: callsIn(news),
  inquiries: callsIn(inquiries),
  questionnaires: callsIn(questionnaires),
  notes: callsIn(notes),
  offerings: callsIn(offerings),
  'simulations/operation': callsIn(operation),
  packs: callsIn(packs),
  'peer-assessment': callsIn(peerAssessment),
  points: callsIn(points),
  'peer-teaching': callsIn(peerTeaching),
  previews: callsIn(previews),
  questions: callsIn(questions),
  resources: callsIn(resources),
  reviews: callsIn(reviews),
  schools: callsIn(schools),
  scores: callsIn(scores),
  search: callsIn(search),
  statistics: callsIn(statistics),
  teachers: callsIn(teachers),
  today: callsIn(today),
  topics: callsIn(topics),
  workshop: callsIn(workshop),
}

/** Every call of the contract. */
export const everyCall: readonly Call[] = Object.values(callsByRoom).flatMap((room) =>
  Object.values(room),
)
