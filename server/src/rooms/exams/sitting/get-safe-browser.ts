import type { InputOf } from '@xinglin/contract/call'
import { getSafeBrowser } from '@xinglin/contract/exams'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { watchedExam } from '../schedule/policy.ts'
import { ownExam } from './own-exam.ts'
import { startUrlOf } from '../safe-browser/check-browser.ts'
import { configKeyOf, settingsFile, settingsOf } from '../safe-browser/settings.ts'

const { none } = getSafeBrowser.refusals

async function handleGetSafeBrowser(visit: Visit, { ExamId }: InputOf<typeof getSafeBrowser>) {
  const { row } =
    visit.who === 'student' ? await ownExam(visit, ExamId) : await watchedExam(visit, ExamId)
  if (!row.safeBrowser) throw refuse(none)
  const StartUrl = startUrlOf(visit, ExamId)
  const settings = settingsOf(StartUrl)
  return { File: settingsFile(settings), ConfigKey: configKeyOf(settings), StartUrl }
}

/** Answers who asks for the settings of Safe Exam Browser. */
export const safeBrowserCalls = () => [answer(getSafeBrowser, handleGetSafeBrowser)]
