import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { auditCalls, keepAudit } from '#audit'
import { authoringCalls, draftsOnMove } from '#authoring'
import { certificateCalls } from '#certificates'
import { classCalls } from '#classes'
import { competitionCalls, contestPartners, contestSitting, contestStudies } from '#competitions'
import { consultationCalls } from '#simulations/consultation'
import { authorsOfVisible, courseCalls, forgetCatalogue, nameOfVisible } from '#courses/catalogue'
import { courseDeskCalls, courseNames } from '#courses/admin'
import { coverCalls } from '#courses/publishing'
import { dictionaryCalls, vocabularyDeskCalls, wordDeskCalls } from '#dictionaries'
import { doorCalls, leaveToo, weChat } from '#sign-in-methods'
import { examCalls } from '#exams'
import { feedbackCalls } from '#feedback'
import { identityCalls, nameOfPerson, sessionKeeper } from '#identity'
import { importCalls } from '#imports'
import { interfaceCalls } from '#interfaces'
import { hostOf, learningCalls } from '#learning'
import { licenceCalls, licenceDeskCalls } from '#licences/admin'
import { keepNotices, startDeliveries, tellOfFailures } from '#messages'
import { inspectModel, modelCalls } from '#models'
import { newsCalls } from '#news'
import { keepPoints } from '#points'
import { operationCalls, operationRoom } from '#simulations/operation'
import { amongAddresses, beginNonces, closeServer, makeServer, type Server } from '#platform/http'
import { certificateOf, mayAsk, outboundFetch } from '#platform/outbound'
import { packCalls } from '#packs'
import { openPreview, previewCalls } from '#previews'
import { addressesOf, fileRoom, bytesRemover, resourceCalls, type FileRoom } from '#resources'
import {
  collegeCalls,
  departmentCalls,
  guideCalls,
  idleMinutesOf,
  listedSchoolCalls,
  schoolCalls,
  schoolDirectory,
  settingsCalls,
} from '#schools'
import { questionCalls } from '#questions'
import { reviewCalls } from '#reviews'
import { searchCalls } from '#search'
import { countSignIns, statisticsCalls } from '#statistics'
import { teacherCalls } from '#teachers'
import { topicCalls } from '#topics'
import { trialsApart, trialsHere, workshopCalls } from '#workshop'
import {
  activityFeedOf,
  cleanLogo,
  collegeUses,
  coursesAmong,
  founder,
  hanging,
  teachingOf,
  vocabularyUsage,
  teacherPort,
} from './wiring/administration.ts'
import { keepHouse } from './housekeeping.ts'
import type { AppOptions } from './app-options.ts'
import { choresOf } from './wiring/chores.ts'
import { assignments } from './wiring/assignments.ts'
import { ownCalendarCalls } from './wiring/calendar.ts'
import { openLaboratory } from './wiring/experiments.ts'
import { startWorkers } from './wiring/workers.ts'
import { fileUses } from './wiring/file-uses.ts'
import { besideCourses } from './wiring/inquiries.ts'
import { courseTeachingCalls } from './wiring/offerings.ts'
import { guideFacts } from './wiring/guide.ts'
import { openPages } from './wiring/pages.ts'
import { openPatients } from './wiring/consultation.ts'
import { currentScores, scoring } from './wiring/scores.ts'
import { managedPeople } from './wiring/people.ts'
import { kinds, stationEndsOf } from './wiring/simulations.ts'
import { tellingCalls } from './wiring/today.ts'
import { serveAddresses } from './wiring/serve-addresses.ts'
import { openWatching } from './wiring/watching.ts'

/** Where the client is built to. */
export const distFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

export type App = {
  readonly server: Server
  readonly files: FileRoom
  /** Tells proxies to send nothing more, serves whoever still comes for so long, then waits for all that is under way. */
  readonly close: (drainMs?: number) => Promise<void>
}

/** The table of contents: every room with what it is given, every listener, the pages. */
export const makeApp = async (options: AppOptions): Promise<App> => {
  const { database, keys, encryption, allowHttp } = options
  const schools = schoolDirectory(database)
  const sessions = sessionKeeper(database, keys)
  const files = fileRoom(options.dataDir, keys)
  const removeBytes = bytesRemover(database, files)
  const logger = options.logger ?? pino({ level: 'silent' })
  const rules = {
    keys,
    demoAllowed: options.demoAllowed,
    idleMinutes: idleMinutesOf,
    openPreview,
  }
  const outbound = outboundFetch(options.ssoHosts ?? [])
  const doors = {
    rules,
    keys,
    sms: options.sms,
    within: database.within,
    outbound,
    wechat: options.wechat ?? weChat(outbound, 'https://api.weixin.qq.com'),
    mayAsk: (address: string) => mayAsk(address, options.ssoHosts ?? []),
    note: (what: string, error: unknown) => logger.error({ error: String(error) }, what),
  }

  const onFailure = tellOfFailures
  const deliveries = startDeliveries({ ...doors, database, logger, onFailure })

  const isProxy = amongAddresses(options.trustedProxies)
  const laboratory = openLaboratory({
    database,
    keys,
    outbound,
    mayAsk: doors.mayAsk,
    isProxy,
    logger,
  })
  const watching = openWatching(database, logger)
  const { languageModel: service, understand } = options
  const patients = openPatients({ database, logger, understand, service })
  const operations = operationRoom({ host: hostOf(kinds, 'operation') })
  const stations = stationEndsOf(patients.room, operations, laboratory.endStation)
  const workers = startWorkers({ ...options, ...stations, database, keys, files, logger })

  const answers = [
    ...schoolCalls(schools, options.platformHosts ?? []),
    ...settingsCalls(schools, founder(database, files), cleanLogo, service !== undefined),
    ...guideCalls(guideFacts(options.dataDir), options.askCertificate ?? certificateOf()),
    ...departmentCalls(hanging),
    ...collegeCalls(collegeUses),
    ...listedSchoolCalls(contestPartners),
    ...identityCalls(rules, leaveToo(doors)),
    ...doorCalls(doors),
    ...managedPeople(keys),
    ...importCalls({ teacherPort, keys, nudge: workers.importing.wake }),
    ...dictionaryCalls(),
    ...vocabularyDeskCalls(vocabularyUsage),
    ...wordDeskCalls(nameOfPerson),
    ...resourceCalls(files, keys.sign, workers.transcoder, {
      uses: fileUses,
      inspectModel,
      removeBytes,
    }),
    ...classCalls(coursesAmong),
    ...questionCalls(files),
    ...examCalls({ database, report: doors.note }, contestSitting, keys),
    ...certificateCalls(currentScores),
    ...competitionCalls(files),
    ...teacherCalls(authorsOfVisible, teachingOf, activityFeedOf),
    ...licenceCalls(nameOfVisible),
    ...licenceDeskCalls(courseNames, forgetCatalogue),
    ...courseCalls(contestStudies),
    ...courseDeskCalls(draftsOnMove),
    ...coverCalls(files),
    ...consultationCalls(patients.room),
    ...operationCalls(operations),
    ...laboratory.answers,
    ...workshopCalls(understand ? trialsHere(understand) : trialsApart(), laboratory.computing),
    ...besideCourses(),
    ...reviewCalls(),
    ...newsCalls(),
    ...topicCalls(files),
    ...packCalls(files, database),
    ...previewCalls(),
    ...feedbackCalls(files, keys.sign),
    ...modelCalls(files),
    ...learningCalls(kinds, keys.sign, contestStudies.isPractised),
    ...courseTeachingCalls(kinds, watching),
    ...authoringCalls(files, kinds),
    ...scoring(),
    ...assignments(files, laboratory.reports),
    ...statisticsCalls(),
    ...searchCalls(),
    ...auditCalls(),
    ...interfaceCalls(),
    ...tellingCalls(laboratory.reports, doors),
    ...ownCalendarCalls(keys),
  ]
  const ending = new AbortController()
  const server = makeServer(
    {
      database,
      schoolAt: schools.at,
      sessionOf: sessions.of,
      standingSession: sessions.standing,
      bindSeen: sessions.bindSeen,
      endSession: sessions.end,
      addressOf: addressesOf(files),
      answers,
      listeners: [countSignIns, keepAudit, keepNotices, keepPoints, watching.hints],
      encryption,
      allowHttp,
      digest: keys.digest,
    },
    { ...options, logger, ending: ending.signal },
  )
  serveAddresses(server, {
    database,
    files,
    doors,
    allowHttp,
    schoolAt: schools.at,
    dataDir: options.dataDir,
    isDraining: () => ending.signal.aborted,
    isProxy,
  })
  laboratory.serve(server, schools.at, allowHttp)
  if (options.dist)
    await openPages(server, options.dist, { database, schools, encryption, allowHttp })
  await beginNonces(database)
  const stopHouse = keepHouse(
    database,
    sessions,
    files,
    choresOf({ database, removeBytes, patients: patients.room, operations, laboratory, logger }),
  )
  return {
    server,
    files,
    close: async (drainMs = 0) => {
      ending.abort()
      await pause(drainMs)
      stopHouse()
      await patients.close()
      await workers.stop()
      await Promise.all([deliveries.stop(), sessions.stop()])
      await laboratory.stop()
      await closeServer(server)
      await watching.boards.stop()
      await laboratory.closeEngines()
    },
  }
}
