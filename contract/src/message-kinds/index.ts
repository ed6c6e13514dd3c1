/** Where a message stands in the inbox. */
export const messageTabs = {
  notice: '通知',
  task: '任务',
  review: '评价',
  question: '答疑',
  contest: '竞赛',
  system: '系统',
} as const
export type MessageTab = keyof typeof messageTabs

/** A kind of message: its tab, what it is called, and what it says; `{n}` is how many belong together where they are several. */
type Kind = {
  readonly tab: MessageTab
  readonly name: string
  readonly one: string
  readonly many?: string
}

const kinds = {
  announcement: { tab: 'notice', name: '公告', one: '发布了公告' },
  'class-joined': { tab: 'notice', name: '加入班级', one: '你已加入班级' },
  'draft-approved': { tab: 'notice', name: '审核通过', one: '你提交的内容已通过审核' },
  'draft-returned': { tab: 'notice', name: '审核退回', one: '你提交的内容被退回' },
  'resource-reviewed': { tab: 'notice', name: '资源审核', one: '你申请共享的资源已审核' },
  'report-submitted': {
    tab: 'task',
    name: '提交实验报告',
    one: '有学生提交了实验报告',
    many: '有{n}份实验报告提交',
  },
  'report-released': { tab: 'task', name: '实验报告已批阅', one: '你的实验报告已批阅' },
  'report-returned': {
    tab: 'task',
    name: '实验报告退回',
    one: '你的实验报告被退回，请修改后再提交',
  },
  'task-published': { tab: 'task', name: '新任务', one: '老师布置了任务' },
  'course-given': { tab: 'task', name: '开课安排', one: '老师给你安排了课程' },
  'course-dates-changed': { tab: 'task', name: '课程时间变动', one: '你的课程学习时间有变动' },
  'grades-published': { tab: 'task', name: '成绩发布', one: '老师发布了班级成绩' },
  'retraction-asked': { tab: 'task', name: '申请撤回成绩', one: '老师申请撤回班级成绩' },
  'learning-reminder': { tab: 'task', name: '学习提醒', one: '老师提醒你继续学习' },
  'task-reminder': { tab: 'task', name: '任务提醒', one: '老师提醒你完成任务' },
  'task-due-changed': { tab: 'task', name: '任务时间变动', one: '你的任务时间有变动' },
  'work-submitted': {
    tab: 'task',
    name: '提交作业',
    one: '有学生提交了作业',
    many: '有{n}份作业提交',
  },
  'work-returned': { tab: 'task', name: '作业退回', one: '你的作业被退回，请修改后再提交' },
  'work-released': { tab: 'task', name: '作业已批阅', one: '你的作业已批阅' },
  'recheck-asked': { tab: 'task', name: '申请复核', one: '有学生申请复核成绩' },
  'recheck-decided': { tab: 'task', name: '复核结果', one: '你申请的成绩复核已处理' },
  'questionnaire-opened': { tab: 'task', name: '问卷', one: '有问卷等你填写' },
  'questionnaire-reminder': { tab: 'task', name: '问卷提醒', one: '老师提醒你填写问卷' },
  'peer-review-due': { tab: 'task', name: '互评', one: '有同学的作业等你评阅' },
  'peer-result': { tab: 'task', name: '互评结果', one: '你的作业有了互评结果' },
  'peer-teacher': { tab: 'task', name: '互评待评分', one: '互评结束，有作业需要您评分' },
  'peer-appeal': {
    tab: 'task',
    name: '互评申诉',
    one: '有学生对互评结果提出申诉',
    many: '有{n}条互评申诉',
  },
  'peer-appeal-decided': { tab: 'task', name: '申诉结果', one: '你对互评结果的申诉已处理' },
  'teaching-asked': {
    tab: 'task',
    name: '帮扶申请',
    one: '有同学回应了你发布的帮扶信息',
    many: '有{n}位同学回应了你发布的帮扶信息',
  },
  'teaching-answered': { tab: 'task', name: '帮扶结对', one: '你的帮扶申请有了答复' },
  'teaching-told': { tab: 'task', name: '帮扶登记', one: '有帮扶记录等你确认' },
  'teaching-agreed': {
    tab: 'task',
    name: '帮扶待确认',
    one: '有帮扶记录等您确认',
    many: '有{n}条帮扶记录等您确认',
  },
  'teaching-verified': { tab: 'task', name: '帮扶确认结果', one: '你的帮扶记录已由教师处理' },
  'exam-published': { tab: 'task', name: '新考试', one: '老师安排了考试' },
  'exam-soon': { tab: 'task', name: '考试即将开始', one: '你的考试即将开始' },
  'exam-regraded': { tab: 'task', name: '成绩更正', one: '考试重新判分，你的成绩有更正' },
  'exam-released': { tab: 'task', name: '考试成绩', one: '考试成绩已公布' },
  'appeal-submitted': {
    tab: 'task',
    name: '提交申诉',
    one: '有学生提交了申诉',
    many: '有{n}份申诉提交',
  },
  'appeal-decided': { tab: 'task', name: '申诉结果', one: '你的申诉已处理' },
  'score-reviewed': { tab: 'task', name: '评分调整', one: '教师复核了你的评分' },
  'inquiry-asked': {
    tab: 'question',
    name: '新的提问',
    one: '有学生提问',
    many: '有{n}个新的提问',
  },
  'inquiry-answered': { tab: 'question', name: '提问有回复', one: '你的提问有新的回复' },
  'inquiry-transferred': { tab: 'question', name: '转来的提问', one: '有提问转给你回答' },
  'review-written': {
    tab: 'review',
    name: '新的评价',
    one: '你的课程有新的评价',
    many: '你的课程有{n}条新的评价',
  },
  'review-replied': { tab: 'review', name: '评价回复', one: '教师回复了你的评价' },
  'review-featured': { tab: 'review', name: '评价精选', one: '你的评价被设为精选' },
  'entry-submitted': {
    tab: 'contest',
    name: '赛事报名',
    one: '有新的赛事报名',
    many: '有{n}份赛事报名',
  },
  'entry-decided': { tab: 'contest', name: '报名结果', one: '你的赛事报名已处理' },
  'document-returned': {
    tab: 'contest',
    name: '报名材料',
    one: '你的报名材料被退回，请修改后重交',
  },
  'contest-changed': { tab: 'contest', name: '赛事变动', one: '你报名的赛事有变动' },
  'contest-notice': { tab: 'contest', name: '赛事通知', one: '赛事发布了通知' },
  'contest-question': {
    tab: 'contest',
    name: '赛事提问',
    one: '有人在赛事中提问',
    many: '赛事中有{n}个提问',
  },
  'contest-answer': { tab: 'contest', name: '赛事答复', one: '你在赛事中的提问有了答复' },
  'delivery-failed': { tab: 'system', name: '站外消息', one: '有站外消息没有送达' },
  'feedback-replied': { tab: 'system', name: '反馈回复', one: '你的意见反馈有新回复' },
} as const satisfies Readonly<Record<string, Kind>>

export type MessageKind = keyof typeof kinds

/** Every kind of message. A room that tells people of something new adds its kind here, and says in the server's `wiring/messages.ts` how its object stands. */
export const messageKinds: Readonly<Record<MessageKind, Kind>> = kinds

/** The kinds that stand under a tab. */
export const kindsUnder = (tab: MessageTab): readonly MessageKind[] =>
  (Object.keys(kinds) as MessageKind[]).filter((kind) => kinds[kind].tab === tab)

/** What a message says, of one thing or of several that belong together. */
export const messageText = (kind: MessageKind, count: number): string => {
  const { one, many } = messageKinds[kind]
  return count > 1 && many ? many.replace('{n}', String(count)) : one
}
