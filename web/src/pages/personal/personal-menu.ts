import { role, type Session } from '@xinglin/contract/identity'
import type { School } from '@xinglin/contract/schools'
import { missionManage, ownMissions } from '../assignments/assignment-addresses.ts'
import { classManage, myClasses } from '../classes/class-addresses.ts'
import { teacherBank } from '../questions/bank-addresses.ts'
import { peerScore, peerTeaching } from '../peers/peer-addresses.ts'
import { questionnaireManage, questionnaires } from '../questionnaires/questionnaire-addresses.ts'
import { answering, ownQuestions } from '../inquiries/inquiry-addresses.ts'
import { competitionManage, myCompetition } from '../competitions/contest-addresses.ts'
import { examManage, examPapers } from '../exams/exam-addresses.ts'
import { ownPoints } from '../points/own-points.ts'
import { reportList } from './lab-report-address.ts'

/** The flag by which a school hides the personal centre. */
export const personalFlag = 'personal_centre'

/** Who has courses, records and notes of their own. */
export const learnerRoles: readonly number[] = [role.student, role.teacher]

/** The pages of the personal centre that others lead to; the workshop has a page of its own, as it wants the width. */
export const personalPages = {
  courses: '/PersonalInfo/MyCourse',
  records: '/PersonalInfo/MyLearning',
  scores: '/PersonalInfo/MyScore',
  notes: '/PersonalInfo/MyNotes',
  asked: ownQuestions,
  answering,
  questionnaires,
  questionnaireManage,
  peers: peerScore,
  peerTeaching,
  missions: ownMissions(),
  missionManage,
  classes: myClasses,
  classManage,
  teaching: '/PersonalInfo/courseManage',
  questions: teacherBank,
  papers: examPapers,
  exams: examManage,
  competitions: myCompetition,
  competitionManage,
  cases: '/CaseWorkshop',
  labReports: reportList,
  procedures: '/ProcedureWorkshop',
  protocols: '/ExperimentWorkshop',
  resources: '/PersonalInfo/MyResources',
  points: ownPoints,
  reviews: '/PersonalInfo/CommentList',
  messages: '/PersonalInfo/MyNews',
  settings: '/PersonalInfo/Setting',
} as const

/** Pages that belong to an entry though their addresses do not begin with its own: how these begin. */
const alsoWithin: Partial<Record<keyof typeof personalPages, readonly string[]>> = {
  missions: ['/PersonalInfo/MyMission/'],
  asked: ['/PersonalInfo/stuquestiondetails', '/PersonalInfo/newquestion'],
  classes: ['/PersonalInfo/MyClassDetail'],
  classManage: ['/PersonalInfo/MyClassTeachManage'],
  peerTeaching: ['/PersonalInfo/mutualAssistanceTeachingDetail'],
  labReports: ['/PersonalInfo/LabReportListComment'],
  points: ['/PersonalInfo/Mygetpoint', '/PersonalInfo/MygetRanking'],
}

/** Whether an address is one of those of an entry: its page, what lies below it, or what belongs to it. */
export const isWithin = (page: keyof typeof personalPages, pathname: string): boolean => {
  const own = personalPages[page]
  const isOwn = pathname === own || pathname.startsWith(`${own}/`)
  return isOwn || (alsoWithin[page]?.some((start) => pathname.startsWith(start)) ?? false)
}

/** A page of the personal centre, by what it is about. */
export type PersonalPage = keyof typeof personalPages

/** An entry of the personal centre's menu, with the roles that it is for; everybody where none are named. */
export type PersonalEntry = {
  readonly name: string
  readonly page: PersonalPage
  readonly to: string
  readonly roles?: readonly number[]
}

const entries: readonly Omit<PersonalEntry, 'to'>[] = [
  { name: '我的课程', page: 'courses', roles: learnerRoles },
  { name: '我的学习', page: 'records', roles: [role.student] },
  { name: '我的成绩', page: 'scores', roles: [role.student] },
  { name: '我的任务', page: 'missions', roles: [role.student] },
  { name: '我的班级', page: 'classes', roles: learnerRoles },
  { name: '我的笔记', page: 'notes', roles: learnerRoles },
  { name: '我的提问', page: 'asked', roles: [role.student] },
  { name: '答疑', page: 'answering', roles: [role.teacher] },
  { name: '问卷', page: 'questionnaires', roles: [role.student] },
  { name: '问卷管理', page: 'questionnaireManage', roles: [role.teacher] },
  { name: '互评', page: 'peers', roles: [role.student] },
  { name: '互助教学', page: 'peerTeaching', roles: [role.student] },
  { name: '互评管理', page: 'peers', roles: [role.teacher] },
  { name: '互助教学', page: 'peerTeaching', roles: [role.teacher] },
  { name: '课程管理', page: 'teaching', roles: [role.teacher] },
  { name: '班级管理', page: 'classManage', roles: [role.teacher] },
  { name: '任务管理', page: 'missionManage', roles: [role.teacher] },
  { name: '实验报告', page: 'labReports', roles: [role.student] },
  { name: '实验报告批阅', page: 'labReports', roles: [role.teacher] },
  { name: '题库管理', page: 'questions', roles: [role.teacher] },
  { name: '试卷', page: 'papers', roles: [role.teacher] },
  { name: '考试', page: 'exams', roles: [role.teacher] },
  { name: '我的竞赛', page: 'competitions', roles: learnerRoles },
  { name: '竞赛管理', page: 'competitionManage', roles: [role.teacher] },
  { name: '病例工坊', page: 'cases', roles: [role.teacher] },
  { name: '操作工坊', page: 'procedures', roles: [role.teacher] },
  { name: '实验工坊', page: 'protocols', roles: [role.teacher] },
  { name: '我的资源', page: 'resources', roles: learnerRoles },
  { name: '我的积分', page: 'points', roles: learnerRoles },
  { name: '我的评价', page: 'reviews', roles: [role.student] },
  { name: '评价回复', page: 'reviews', roles: [role.teacher] },
  { name: '消息', page: 'messages' },
  { name: '问卷管理', page: 'questionnaireManage', roles: [role.admin] },
  { name: '互评管理', page: 'peers', roles: [role.admin] },
  { name: '互助教学', page: 'peerTeaching', roles: [role.admin] },
  { name: '我的资源', page: 'resources', roles: [role.admin, role.operator] },
  { name: '设置', page: 'settings' },
]

/** The entries for somebody: only what there is, and only what is theirs. */
export const personalMenu = ({ RoleType }: Session): readonly PersonalEntry[] =>
  entries
    .filter(({ roles }) => !roles || roles.includes(RoleType))
    .map((entry) => ({ ...entry, to: personalPages[entry.page] }))

/** Where the personal centre opens for somebody. */
export const personalStart = (who: Session): string => personalMenu(who)[0]?.to ?? '/'

/** Whether a school has a personal centre. */
export const hasPersonalCentre = ({ Flags }: School): boolean => Flags[personalFlag] !== false

/** The address of a page of the personal centre, where the school has one and the page is for this person. */
export const personalAddress = (
  school: School,
  who: Session | undefined,
  page: PersonalPage,
): string | undefined =>
  who && hasPersonalCentre(school) && personalMenu(who).some((entry) => entry.page === page)
    ? personalPages[page]
    : undefined
