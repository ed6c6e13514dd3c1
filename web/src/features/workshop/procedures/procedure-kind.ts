import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { conductProcedure, procedureWritings } from '@xinglin/contract/workshop'
import type { CompositionKind } from '../compositions/composition-kind.ts'

/** 操作工坊: patients and weights composed upon procedures. */
export const procedureKind: CompositionKind = {
  calls: procedureWritings,
  key: 'procedure-workshop',
  word: '操作项目',
  workshop: '操作工坊',
  note: '选定患者的参数，应有的处置由引擎推出；通过审核后就能放进操作课程。',
  begin: '从学校已有的操作开始：换患者、换参数、调分值。',
  example: '大量积液的胸腔穿刺',
  notes: {
    submit: '会先校对，并和每位患者试演一遍；提交后由管理员审核，期间不能修改，可以撤回。',
    withdraw: '撤回后可以继续修改。',
    approve: '通过后成为新的版本，可以放进操作课程：此后开始的操作都用它，已经开始的不受影响。',
    return: '作者会看到退回的原因。',
    revise: '在已通过的版本上开始新的草稿；学生仍用原来的版本，直到新稿通过审核。',
  },
  members: {
    title: '名称',
    difficulty: '难度',
    minutes: '时间',
    variants: '患者变式',
    points: '分值',
    left: '步骤',
  },
}

/** The right conduct with a patient of what was saved last, by its mark. */
export const conductOf = (id: string, patient: number, saved: string) =>
  queryOptions({
    queryKey: [procedureKind.key, 'conduct', id, patient, saved],
    queryFn: ({ signal }) => call(conductProcedure, { Id: id, Patient: patient }, { signal }),
    placeholderData: keepPreviousData,
  })
