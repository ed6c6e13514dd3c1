import { kind as kinds } from '@xinglin/contract/courses'
import { askSamplePatient, getSamplePatient } from '@xinglin/contract/simulations/consultation'
import { beginTrial, dialogueOf, tryTurn, type TrialTurn } from '@xinglin/simulation/consultation'
import { sampleItem } from '#courses/catalogue'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { currentVersion } from '../cases/cases.ts'
import type { ConsultationDeps } from '../session/dependencies.ts'

const { missing } = getSamplePatient.refusals

/** The patient whom strangers may ask; refuses where the school has none in public. */
const samplePatient = async (visit: Visit, courseId?: string) => {
  const item = await sampleItem(visit, 'consultation', kinds.consultation, courseId)
  const version = item && (await currentVersion(visit, item.body.caseId))
  if (!version) throw refuse(missing)
  return { courseId: item.courseId, script: version.script }
}

/** Answers strangers who try a patient: by the engine that students meet, from the beginning each time; nothing is kept. */
export const sampleCalls = ({ understand }: ConsultationDeps) => [
  answer(getSamplePatient, async function handleGetSamplePatient(visit) {
    const { courseId, script } = await samplePatient(visit)
    return {
      CourseId: courseId,
      Department: script.drama.department,
      Gender: script.caseInfo.gender,
      Age: script.caseInfo.age,
      Informant: script.persona.informant,
      Opening: script.opening,
    }
  }),

  answer(askSamplePatient, async function handleAskSamplePatient(visit, { CourseId, Said }) {
    const { script } = await samplePatient(visit, CourseId)
    let state = beginTrial(script, 'cooperative')
    let turn: TrialTurn | undefined
    for (const text of Said) {
      turn = tryTurn(state, text, understand(text, dialogueOf(state)))
      state = turn?.state ?? state
    }
    return {
      Says: (turn?.says ?? []).map(({ text, voice }) => ({
        Text: text,
        Mood: voice.mood,
        Gesture: voice.gesture ?? '',
      })),
    }
  }),
]
