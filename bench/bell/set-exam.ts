import {
  findPaperQuestions,
  moveExam,
  movePaper,
  saveExam,
  savePaper,
} from '@xinglin/contract/exams'
import type { Call } from '@xinglin/contract/call'
import type { Session } from '@xinglin/contract/identity'
import { newId } from '../../server/src/platform/ids/index.ts'
import { ask, signIn } from '../signed.ts'
import { giveExam } from '../standing/examinee.ts'

type CallAddress = Pick<Call, 'path' | 'method'>

const hourMs = 3_600_000
export const examMinutes = 60

/** Sets examinations as a teacher does: each of single-choice questions of the bank, in sections that are one way. */
export const examSetter = async (port: number, databaseUrl: string) => {
  const teacher = await signIn(port, 'teacher1', 'Xinglin-2026')
  const must = async <T>(call: CallAddress, input: object, session: Session = teacher) => {
    const { Code, Msg, Data } = await ask(port, call, input, session)
    if (Code !== 0) throw new Error(`${call.path}: ${Code} ${Msg}`)
    return Data as T
  }
  /** Gives an examination of so many sections of so many questions each to some people; answers its id. */
  return async (
    name: string,
    [sections, each]: readonly [number, number],
    personIds: readonly string[],
  ): Promise<string> => {
    type Found = { List: { QuestionId: string }[] }
    const { List } = await must<Found>(findPaperQuestions, {
      Type: 'A1',
      PageSize: sections * each,
    })
    if (List.length < sections * each) throw new Error('the bank has too few questions')
    const form = {
      Name: name,
      Note: '',
      Sections: Array.from({ length: sections }, (_, at) => ({
        Id: newId(),
        Name: `第${at + 1}部分`,
        Policy: 'one',
        OneWay: sections > 1,
        Mixed: true,
        MixOptions: true,
        Items: List.slice(at * each, (at + 1) * each).map(({ QuestionId }) => ({
          QuestionId,
          Tenths: 10,
        })),
        Cells: [],
      })),
    }
    type Paper = { Line: { Id: string }; Version: number }
    const paper = await must<Paper>(savePaper, { Id: newId(), Form: form, Version: 0 })
    const PaperId = paper.Line.Id
    await must(movePaper, {
      Id: PaperId,
      Action: 'freeze',
      NewId: newId(),
      Version: paper.Version,
    })
    const Id = newId()
    const saved = await must<{ Version: number }>(saveExam, {
      Id,
      Version: 0,
      Form: {
        Name: name,
        PaperId,
        PaperVersion: 1,
        VisibleAt: null,
        OpensAt: new Date(Date.now() - 60_000).toISOString(),
        ClosesAt: new Date(Date.now() + 3 * hourMs).toISOString(),
        Minutes: examMinutes,
        Attempts: 1,
        AccessCode: '',
        Release: { Score: 'manual', Answers: 'manual', Keys: 'manual' },
        Targets: [{ Kind: 'person', Id: personIds[0] ?? '', Excluded: false }],
      },
    })
    await must(moveExam, { Id, Action: 'publish', Version: saved.Version })
    await giveExam(databaseUrl, personIds, Id)
    return Id
  }
}
