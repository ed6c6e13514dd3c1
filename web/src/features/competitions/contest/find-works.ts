import { call } from '#call'
import type { VirtualKind } from '@xinglin/contract/competitions'
import { findStations } from '@xinglin/contract/exams'

/** What is played at each kind of virtual station. */
export const workNames: Readonly<Record<VirtualKind, string>> = {
  consultation: '病例',
  operation: '操作规程',
  experiment: '实验方案',
}

const finder = (Kind: VirtualKind) => async (SearchKey: string, signal: AbortSignal) =>
  (await call(findStations, { Kind, SearchKey }, { signal })).List.map((one) => ({
    id: one.WorkId,
    name: one.Title,
    note: `${one.Note} · ${one.Minutes} 分钟`,
  }))

/** Finds them by words: the same functions from one drawing to the next, each asked anew only for other words. */
export const workFinders: Readonly<Record<VirtualKind, ReturnType<typeof finder>>> = {
  consultation: finder('consultation'),
  operation: finder('operation'),
  experiment: finder('experiment'),
}
