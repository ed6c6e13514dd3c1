import {
  crossQuestionnaire,
  exportQuestionnaire,
  fillQuestionnaire,
  getOwnQuestionnaire,
  getQuestionnaire,
  getQuestionnaireResults,
  listOwnQuestionnaires,
  listQuestionnaires,
  moveQuestionnaire,
  remindQuestionnaire,
  saveQuestionnaire,
} from '@xinglin/contract/questionnaires'
import { answer } from '#platform/http'
import { fill, getOwn, listOwn } from './answer-questionnaire.ts'
import { list, move, remind, save } from './manage-questionnaires.ts'
import { managed } from './policy.ts'
import { crossResults, exported, results } from './read-results.ts'
import { toDetail } from './serialize.ts'

/** Answers who makes questionnaires and who is asked. */
export const questionnaireCalls = () => [
  answer(listQuestionnaires, function handleListQuestionnaires(visit, input) {
    return list(visit, input)
  }),
  answer(getQuestionnaire, async function handleGetQuestionnaire(visit, { Id }) {
    return toDetail(visit, await managed(visit, Id))
  }),
  answer(saveQuestionnaire, function handleSaveQuestionnaire(visit, input) {
    return save(visit, input)
  }),
  answer(moveQuestionnaire, async function handleMoveQuestionnaire(visit, input) {
    return { Detail: await move(visit, input) }
  }),
  answer(remindQuestionnaire, async function handleRemindQuestionnaire(visit, input) {
    return { Reminded: await remind(visit, input) }
  }),
  answer(listOwnQuestionnaires, async function handleListOwnQuestionnaires(visit) {
    return { List: await listOwn(visit) }
  }),
  answer(getOwnQuestionnaire, function handleGetOwnQuestionnaire(visit, { Id }) {
    return getOwn(visit, Id)
  }),
  answer(fillQuestionnaire, async function handleFillQuestionnaire(visit, input) {
    await fill(visit, input)
    return { Done: true }
  }),
  answer(getQuestionnaireResults, function handleGetQuestionnaireResults(visit, { Id }) {
    return results(visit, Id)
  }),
  answer(crossQuestionnaire, function handleCrossQuestionnaire(visit, input) {
    return crossResults(visit, input)
  }),
  answer(exportQuestionnaire, function handleExportQuestionnaire(visit, { Id }) {
    return exported(visit, Id)
  }),
]
