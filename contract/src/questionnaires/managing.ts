import * as z from 'zod/mini'
import { authors, call, id, listOf, page, pageSize, searchKey } from '@xinglin/contract/call'
import {
  edition,
  missing,
  newer,
  QuestionnaireDetail,
  QuestionnaireForm,
  QuestionnaireLine,
  questionnaireStates,
  sensitive,
} from './shapes.ts'

/** Questionnaires, the newest first: to those who run the school all, to a teacher the own ones. */
export const listQuestionnaires = call({
  path: '/api/Questionnaire/List',
  keyless: true,
  who: authors,
  input: z.object({
    SearchKey: searchKey,
    State: z._default(z.enum(['all', ...questionnaireStates]), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(QuestionnaireLine),
})

/** One questionnaire for those who made it. */
export const getQuestionnaire = call({
  path: '/api/Questionnaire/Get',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: QuestionnaireDetail,
  refusals: missing,
})

/** Writes a questionnaire under an id of the browser's, or changes one that was read as `Version`. */
export const saveQuestionnaire = call({
  path: '/api/Questionnaire/Save',
  who: authors,
  input: z.object({ Id: id, Form: QuestionnaireForm, Version: edition }),
  output: QuestionnaireDetail,
  refusals: {
    ...missing,
    ...newer,
    ...sensitive,
    order: [-10008, '截止时间须晚于开始时间'],
    moment: [-10008, '时间格式不正确'],
    target: [-10008, '只能发给您任教的班级、行政班和本校学生'],
    twice: [-10008, '同一对象不能出现两次'],
    school: [-10008, '只有学校管理员可以发给全校学生'],
    locked: [-1, '已有人填写，题目不能再修改；可以复制为新问卷'],
    named: [-1, '匿名问卷发布后不能改为实名'],
    anonymous: [-1, '实名问卷已有人填写，不能改为匿名'],
    closed: [-1, '问卷已结束，不能修改'],
    invalid: [-10008, '有题目不完整，请检查后再保存'],
  },
})

export const questionnaireMoves = ['publish', 'close', 'reopen', 'delete'] as const

/** Moves a questionnaire on; `reopen` needs an end that is still to come. */
export const moveQuestionnaire = call({
  path: '/api/Questionnaire/Move',
  who: authors,
  input: z.object({ Id: id, Action: z.enum(questionnaireMoves), Version: edition }),
  output: z.strictObject({ Detail: z.nullable(QuestionnaireDetail) }),
  refusals: {
    ...missing,
    ...newer,
    wrongState: [-1, '问卷状态已改变，请刷新后重试'],
    empty: [-1, '请先添加题目'],
    invalid: [-1, '有题目不完整，请检查后再发布'],
    noTargets: [-1, '请先选择填写对象'],
    past: [-1, '截止时间已过，请先修改截止时间'],
    used: [-1, '已有人填写，不能删除'],
    shown: [-1, '匿名问卷的结果已可查看，不能再次开放'],
  },
})

/** Reminds those who have not answered a named questionnaire; of an anonymous one nobody knows who they are. */
export const remindQuestionnaire = call({
  path: '/api/Questionnaire/Remind',
  who: authors,
  perMinute: 20,
  input: z.object({ Id: id }),
  output: z.strictObject({ Reminded: z.number() }),
  refusals: {
    ...missing,
    wrongState: [-1, '问卷未在填写中'],
    anonymous: [-1, '匿名问卷不能单独提醒未填写的人'],
  },
})
