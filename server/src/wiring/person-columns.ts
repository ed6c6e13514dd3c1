import type { Reference } from '#platform/database'

/** A column of any room that holds people, and what its rows are called where accounts are merged. */
export type PersonColumn = Reference & {
  readonly name: string
  /** What somebody did of which the school keeps a record: whoever has such keeps the name when erased. */
  readonly isRecord: boolean
}

const record = (table: string, name: string, column = 'person_id'): PersonColumn => ({
  table,
  column,
  name,
  isRecord: true,
})
const belonging = (table: string, name: string, column = 'person_id'): PersonColumn => ({
  ...record(table, name, column),
  isRecord: false,
})
const partOf = (of: Reference, column: string, one: PersonColumn): PersonColumn => ({
  ...one,
  part: { column, of },
})

const attempts = record('attempt', '学习记录')
const consultations = partOf(attempts, 'attempt_id', record('consultation_session', '虚拟问诊'))
const operations = partOf(attempts, 'attempt_id', record('operation_session', '虚拟操作'))
const experiments = partOf(attempts, 'attempt_id', record('experiment_session', '虚拟实验'))

/** What goes over when one account is merged into another, a whole before its parts. */
export const movedColumns: readonly PersonColumn[] = [
  attempts,
  record('attempt_grant', '再考机会'),
  record('study_day', '学习日历'),
  consultations,
  partOf(consultations, 'session_id', record('consultation_appeal', '申诉')),
  operations,
  experiments,
  partOf(experiments, 'session_id', record('lab_report', '实验报告')),
  partOf(attempts, 'attempt_id', record('elsewhere_result', '外部实验成绩')),
  partOf(attempts, 'attempt_id', record('elsewhere_pass', '外部实验凭据')),
  record('step_push', '步骤得分推送'),
  belonging('step_link', '步骤得分关联'),
  partOf(attempts, 'attempt_id', record('review', '课程评价')),
  record('review_reply', '评价回复'),
  belonging('review_like', '点赞'),
  belonging('favourite', '收藏'),
  record('note', '笔记'),
  record('class_stay', '行政班经历'),
  record('class_member', '教学班'),
  record('class_staff', '教学班任教'),
  record('teaching_class', '教学班（任课）', 'teacher_id'),
  record('administrative_class', '行政班（班主任）', 'head_teacher_id'),
  belonging('topic_join', '参加的专题'),
  belonging('assignment_reading', '读过的作业'),
  belonging('assignment_draft', '作业草稿'),
  record('assignment_submission', '提交的作业'),
  record('marked_work', '批阅的作业'),
  record('marking_comment', '评语库'),
  belonging('news_read', '读过的新闻'),
  belonging('message', '消息'),
  belonging('target', '任务与课程安排', 'ref_id'),
  belonging('target_override', '个别调整', 'ref_id'),
  record('course', '课程', 'author_id'),
  record('case_work', '病例', 'author_id'),
  record('procedure_work', '操作项目草稿', 'author_id'),
  record('protocol_work', '实验方案草稿', 'author_id'),
  record('practice_round', '自主练习'),
  record('practice_answer', '练习作答'),
  record('wrong_item', '错题'),
  record('question', '题目', 'author_id'),
  record('paper', '试卷（理论）', 'owner_id'),
  record('certificate', '成绩单'),
  record('announcement', '公告', 'author_id'),
  belonging('announcement_target', '公告对象', 'ref_id'),
  record('published_grade', '公布的成绩'),
  record('typed_score', '录入的成绩'),
  record('topic_card', '题卡', 'author_id'),
  record('case_paper', '试卷', 'author_id'),
  record('course_model', '三维模型'),
  record('file', '文件'),
  record('media_object', '视频'),
  record('vsp_phrase', '病人说法'),
  record('lab_comment', '评语库'),
  belonging('preview_link', '预览链接'),
  record('feedback', '意见反馈'),
  belonging('door_link', '统一身份认证绑定'),
  belonging('registration', '注册申请'),
  belonging('lead', '意向'),
]

/** What stays where it was: who did something at the time, what signs one in, what is forgotten in a day. */
export const stayingColumns: readonly string[] = [
  'audit.person_id',
  'course_offering.given_by',
  'grade_book.asked_by',
  'grade_book.published_by',
  'imported_person.person_id',
  'user_import_row.person_id',
  'certificate.revoked_by',
  'question_version.approved_by',
  'paper_version.frozen_by',
  'procedure_move.person_id',
  'protocol_move.person_id',
  'procedure_work.editor_id',
  'protocol_work.editor_id',
  'teacher_token.teacher_id',
  'idempotency.person_id',
  'upload.person_id',
  'case_move.person_id',
  'course_move.person_id',
  'review_change.person_id',
  'feedback_post.person_id',
  'sensitive_hit.person_id',
  'page_access.person_id',
  'consultation_judgement.person_id',
  'consultation_appeal.decider_id',
  'vsp_unmatched.decider_id',
  'lab_report.marker_id',
  'lab_report_version.marker_id',
  'marked_work.marker_id',
  'work_mark.marker_id',
  'attempt_grant.granted_by',
  'results_release.set_by',
  'class_stay.placed_by',
  'target_override.written_by',
  'registration.decided_by',
  'message.sender_id',
  'news.editor_id',
  'course_draft.editor_id',
  'case_work.editor_id',
  'deleted_person.deleted_by',
  'deleted_person.merged_into',
  'deleted_person.person_id',
  'list_view.person_id',
  'message_preference.person_id',
  'model_upload_part.person_id',
  'person_token.person_id',
  'session.person_id',
  'sign_in_name.person_id',
  'user_import.person_id',
  'qr_scene.scanned_by',
  'qr_scene.confirmed_by',
]
