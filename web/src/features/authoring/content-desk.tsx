import { Button, confirm, Empty, NewerBand, SaveSign, Switch, useAddressState } from '#ui'
import { most, type CourseContent } from '@xinglin/contract/authoring'
import { Eye, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ChapterPart } from './chapter-part.tsx'
import styles from './content-desk.module.css'
import { type Editor, EditorPlace } from './editor-place.tsx'
import { ItemFields } from './item-fields.tsx'
import { partNames } from './part-names.ts'
import { type DrawItem, PreviewDialog } from './preview-dialog.tsx'
import type { CourseFile } from './queries.ts'
import {
  emptyChapter,
  emptyItem,
  itemIn,
  type Kind,
  shifted,
  type Tree,
  withChapter,
  withItem,
  withItemIn,
  withNewItem,
  withOrder,
  withoutItem,
} from './tree.ts'
import { useCourseDraft } from './use-course-draft.ts'

const usual = { item: '' }

/** The desk at which the content of a course is written: its chapters with their items, and the one that is open. */
export const ContentDesk = ({
  file,
  countPages,
  drawItem,
  foot,
}: {
  file: CourseFile
  countPages: Editor['countPages']
  drawItem: DrawItem
  /** The way on; `flush` saves what is not saved yet, and says whether all is. */
  foot: (flush: () => Promise<boolean>) => ReactNode
}) => {
  const { Course: course, Editable: editable } = file
  const edited = useCourseDraft(file)
  const { draft, change, newer, flush, problems } = edited
  const [at, go] = useAddressState(usual)
  const [laid, setLaid] = useState<Readonly<Record<string, string>>>({})
  const [previewed, setPreviewed] = useState('')
  const chapters = draft.Chapters
  const open = itemIn(chapters, at.item)

  const put = (next: (tree: Tree) => CourseContent['Chapters']) =>
    change((now) => ({ ...now, Chapters: next(now.Chapters) }))
  const add = (chapterId: string, kind: Kind) => {
    const item = emptyItem(kind)
    put((tree) => withNewItem(tree, chapterId, item))
    go({ item: item.Id })
  }
  const removeItem = async (id: string) => {
    const item = itemIn(chapters, id)
    const title = `删除“${item?.item.Title || '未命名内容'}”？`
    if (!(await confirm({ title, note: '删除后无法恢复。', yes: '删除', danger: true }))) return
    put((tree) => withoutItem(tree, id))
    if (at.item === id) go({ item: '' })
  }
  const removeChapter = async (id: string) => {
    const chapter = chapters.find((one) => one.Id === id)
    const count = chapter?.Items.length ?? 0
    const note = count > 0 ? `其中的${count}项内容会一起删除，无法恢复。` : '删除后无法恢复。'
    const title = `删除“${chapter?.Title || '未命名的章'}”？`
    if (!(await confirm({ title, note, yes: '删除', danger: true }))) return
    put((tree) => tree.filter((one) => one.Id !== id))
  }
  const preview = async (id: string) => {
    if (!editable || (await flush())) setPreviewed(id)
  }
  const editor: Editor = {
    courseId: course.Id,
    problems,
    files: { ...file.Files, ...laid },
    onFile: (id, url) => setLaid((known) => ({ ...known, [id]: url })),
    cases: file.Cases,
    bankQuestions: file.BankQuestions,
    procedures: file.Procedures,
    protocols: file.Protocols,
    countPages,
  }
  return (
    <EditorPlace editor={editor}>
      {newer && (
        <NewerBand
          who={newer.file.EditorName}
          at={newer.file.EditedAt}
          what="这门课程"
          both={newer.both.map((member) => partNames[member as keyof CourseContent])}
          onSettle={edited.settle}
        />
      )}
      <div className={styles.top}>
        <Switch
          checked={draft.Sequential}
          disabled={!editable}
          note="前面的必修内容完成后，才能打开后面的内容"
          onChange={({ target }) => change((now) => ({ ...now, Sequential: target.checked }))}
        >
          按顺序学习
        </Switch>
        {editable && (
          <SaveSign saving={edited.saving} fault={edited.fault} onSave={() => void flush()} />
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.tree}>
          {chapters.map((chapter, index) => (
            <ChapterPart
              key={chapter.Id}
              no={index + 1}
              chapter={chapter}
              place={{ first: index === 0, last: index === chapters.length - 1 }}
              open={at.item}
              editable={editable}
              virtual={course.HasVirtual}
              faulty={new Set(problems.map(({ ItemId }) => ItemId))}
              onTitle={(Title) =>
                put((tree) => withChapter(tree, chapter.Id, (one) => ({ ...one, Title })))
              }
              onShift={(by) => put((tree) => shifted(tree, index, by))}
              onRemove={() => void removeChapter(chapter.Id)}
              onAdd={(kind) => add(chapter.Id, kind)}
              onSort={(ids) => put((tree) => withOrder(tree, chapter.Id, ids))}
              onOpen={(item) => go({ item })}
              onPreview={(id) => void preview(id)}
              onRemoveItem={(id) => void removeItem(id)}
            />
          ))}
          {chapters.length === 0 && (
            <Empty head="还没有内容" note="先添加一章，再放入图文、视频、测验或虚拟仿真。" />
          )}
          {editable && chapters.length < most.chapters && (
            <Button
              wide
              icon={<Plus size={17} aria-hidden />}
              onClick={() => put((tree) => [...tree, emptyChapter()])}
            >
              添加一章
            </Button>
          )}
        </div>
        <div className={styles.open}>
          {open && editable ? (
            <>
              <div className={styles.actions}>
                <Button
                  size="small"
                  icon={<Eye size={16} aria-hidden />}
                  onClick={() => void preview(open.item.Id)}
                >
                  以学生身份预览
                </Button>
              </div>
              <ItemFields
                key={open.item.Id}
                item={open.item}
                chapterId={open.chapter.Id}
                chapters={chapters.map(({ Id, Title }, index) => ({
                  value: Id,
                  name: `第${index + 1}章 ${Title || '未命名'}`,
                }))}
                onChange={(next) => put((tree) => withItem(tree, next.Id, () => next))}
                onChapter={(id) => put((tree) => withItemIn(tree, open.item.Id, id))}
              />
            </>
          ) : chapters.length === 0 ? null : (
            <p className={styles.hint}>
              {editable
                ? '选择一项内容进行编辑。'
                : '课程当前不能修改，可以逐项预览；要修改，请在“审核与发布”撤回或开始修订。'}
            </p>
          )}
        </div>
      </div>
      {foot(flush)}
      {previewed && (
        <PreviewDialog
          courseId={course.Id}
          itemId={previewed}
          draw={drawItem}
          onClose={() => setPreviewed('')}
        />
      )}
    </EditorPlace>
  )
}
