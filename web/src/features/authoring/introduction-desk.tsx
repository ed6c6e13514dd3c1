import { Button, Card, NewerBand, RichTextField, SaveSign, Switch, TextField } from '#ui'
import { most, type CourseContent } from '@xinglin/contract/authoring'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './introduction-desk.module.css'
import { partNames } from './part-names.ts'
import type { CourseFile } from './queries.ts'
import { shifted } from './tree.ts'
import { useCourseDraft } from './use-course-draft.ts'

const offered = ['课程简介', '教学目标', '适用对象', '学习要求']

const toggles = [
  { member: 'ShowOutline', name: '显示“学习大纲”', note: '课程页列出各章的学习内容' },
  { member: 'ShowScoring', name: '显示“评分标准”', note: '课程页列出八个维度与等级' },
  { member: 'ShowReviews', name: '开放“评价”', note: '学过的学生可以打分和评价' },
] as const

/** What the page of a course says before it is begun: sections of text, and what is shown besides. */
export const IntroductionDesk = ({
  file,
  foot,
}: {
  file: CourseFile
  /** The way on; `flush` saves what is not saved yet, and says whether all is. */
  foot: (flush: () => Promise<boolean>) => ReactNode
}) => {
  const { Editable: editable } = file
  const edited = useCourseDraft(file)
  const { draft, change, newer, flush } = edited
  const sections = draft.Introduction
  const put = (next: (now: CourseContent['Introduction']) => CourseContent['Introduction']) =>
    change((now) => ({ ...now, Introduction: next(now.Introduction) }))
  const add = () => {
    const Title = offered.find((name) => sections.every((one) => one.Title !== name)) ?? ''
    put((now) => [...now, { Title, Html: '' }])
  }
  return (
    <>
      {newer && (
        <NewerBand
          who={newer.file.EditorName}
          at={newer.file.EditedAt}
          what="这门课程"
          both={newer.both.map((member) => partNames[member as keyof CourseContent])}
          onSettle={edited.settle}
        />
      )}
      {editable && (
        <div className={styles.sign}>
          <SaveSign saving={edited.saving} fault={edited.fault} onSave={() => void flush()} />
        </div>
      )}
      {sections.map((section, at) => {
        const name = section.Title || `第${at + 1}个栏目`
        return (
          <Card key={at} as="section" roomy className={styles.section} aria-label={name}>
            <div className={styles.head}>
              <TextField
                label="栏目名称"
                autoComplete="off"
                maxLength={60}
                readOnly={!editable}
                value={section.Title}
                onChange={({ target }) =>
                  put((now) =>
                    now.map((one, i) => (i === at ? { ...one, Title: target.value } : one)),
                  )
                }
              />
              {editable && (
                <div className={styles.actions}>
                  <Button
                    kind="plain"
                    size="small"
                    aria-label={`上移 ${name}`}
                    disabled={at === 0}
                    icon={<ArrowUp size={16} aria-hidden />}
                    onClick={() => put((now) => shifted(now, at, -1))}
                  />
                  <Button
                    kind="plain"
                    size="small"
                    aria-label={`下移 ${name}`}
                    disabled={at === sections.length - 1}
                    icon={<ArrowDown size={16} aria-hidden />}
                    onClick={() => put((now) => shifted(now, at, 1))}
                  />
                  <Button
                    kind="plain"
                    size="small"
                    aria-label={`删除 ${name}`}
                    icon={<Trash2 size={16} aria-hidden />}
                    onClick={() => put((now) => now.filter((_, i) => i !== at))}
                  />
                </div>
              )}
            </div>
            <RichTextField
              label="内容"
              value={section.Html}
              onChange={(Html) =>
                editable && put((now) => now.map((one, i) => (i === at ? { ...one, Html } : one)))
              }
            />
          </Card>
        )
      })}
      {editable && sections.length < most.sections && (
        <Button wide icon={<Plus size={17} aria-hidden />} onClick={add}>
          添加栏目
        </Button>
      )}
      <Card as="section" roomy className={styles.toggles} aria-label="课程页">
        <h2>课程页还显示</h2>
        {toggles.map(({ member, name, note }) => (
          <Switch
            key={member}
            checked={draft[member]}
            disabled={!editable}
            note={note}
            onChange={({ target }) => change((now) => ({ ...now, [member]: target.checked }))}
          >
            {name}
          </Switch>
        ))}
      </Card>
      {foot(flush)}
    </>
  )
}
