import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findingsOfProtocol, protocolWritings, tryProtocol } from '@xinglin/contract/workshop'
import type { CompositionKind } from '../compositions/composition-kind.ts'

/** 实验工坊: texts, questions, parameters, tray and steps written upon protocols. */
export const protocolKind: CompositionKind = {
  calls: protocolWritings,
  key: 'protocol-workshop',
  word: '实验方案',
  workshop: '实验工坊',
  note: '改参数、剂量、步骤、题目和分值，应有的结果由引擎算出；通过审核后就能放进实验课程。',
  begin: '从学校已有的实验开始：改标本参数、增减项目、换题目。',
  example: '低血容量家兔的血压调节',
  notes: {
    submit: '要先在三只标本上试演通过；提交后由管理员审核，期间不能修改，可以撤回。',
    withdraw: '撤回后可以继续修改。',
    approve: '通过后成为新的版本，可以放进实验课程：此后开始的实验都用它，已经开始的不受影响。',
    return: '作者会看到退回的原因。',
    revise: '在已通过的版本上开始新的草稿；学生仍用原来的版本，直到新稿通过审核。',
  },
  members: {
    title: '名称',
    difficulty: '难度',
    minutes: '时间',
    pass: '通过线',
    specimen: '标本',
    purpose: '实验目的',
    principle: '实验原理',
    materials: '器材',
    safety: '安全',
    welfare: '动物福利',
    thinking: '思考题',
    questions: '预习测验',
    parameters: '标本参数',
    doses: '剂量',
    leftDeeds: '实验台',
    leftChains: '机制要点',
    baseline: '基线',
    steps: '实验项目',
  },
}

/** What is wrong with what was saved last, and what its plays found, by its mark. */
export const findingsOf = (id: string, saved: string) =>
  queryOptions({
    queryKey: [protocolKind.key, 'findings', id, saved],
    queryFn: ({ signal }) => call(findingsOfProtocol, { Id: id }, { signal }),
    placeholderData: keepPreviousData,
  })

/** A draft for the bench; each trial has a specimen of its own. */
export const trialOf = (id: string) =>
  queryOptions({
    queryKey: [protocolKind.key, 'trial', id],
    queryFn: ({ signal }) => call(tryProtocol, { Id: id }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
