import type { FileUseSource } from '#resources'

/** In what files of the library are used, and where each kind of thing is called by its title. */
export const fileUses: readonly FileUseSource[] = [
  {
    kind: 'course',
    named: { table: 'course', title: 'name' },
    tables: [
      { table: 'course', column: 'id' },
      { table: 'course_draft', column: 'course_id' },
      { table: 'course_version', column: 'course_id' },
      {
        table: 'chapter',
        column: 'version_id',
        through: { table: 'course_version', column: 'course_id' },
      },
      {
        table: 'course_item',
        column: 'version_id',
        through: { table: 'course_version', column: 'course_id' },
      },
      { table: 'course_model', column: 'course_id' },
    ],
  },
  {
    kind: 'case',
    named: { table: 'case_work', title: 'title' },
    tables: [{ table: 'case_work', column: 'id' }],
  },
  {
    kind: 'question',
    named: { table: 'question', title: 'stem' },
    tables: [
      { table: 'question', column: 'id' },
      { table: 'question_version', column: 'question_id' },
    ],
  },
  {
    kind: 'paper',
    named: { table: 'paper', title: 'name' },
    tables: [
      { table: 'paper', column: 'id' },
      { table: 'paper_version', column: 'paper_id' },
      // A paper names its questions, and what is used in these is used in it.
      {
        table: 'question_version',
        column: 'question_id',
        through: { table: 'question_use', key: 'question_id', column: 'used_in' },
      },
    ],
  },
  {
    kind: 'news',
    named: { table: 'news', title: 'title' },
    tables: [{ table: 'news', column: 'id' }],
  },
  {
    kind: 'topic',
    named: { table: 'topic', title: 'title' },
    tables: [{ table: 'topic', column: 'id' }],
  },
  {
    kind: 'announcement',
    named: { table: 'announcement', title: 'title' },
    tables: [{ table: 'announcement', column: 'id' }],
  },
  {
    kind: 'assignment',
    named: { table: 'assignment', title: 'title' },
    tables: [
      { table: 'assignment', column: 'id' },
      { table: 'assignment_item', column: 'assignment_id' },
    ],
  },
  {
    kind: 'questionnaire',
    named: { table: 'questionnaire', title: 'title' },
    tables: [{ table: 'questionnaire', column: 'id' }],
  },
]
