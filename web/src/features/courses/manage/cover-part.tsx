import { call, coursesKey } from '#call'
import { Button, confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ManagedCourse, removeCover } from '@xinglin/contract/courses'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { CoverDialog } from './cover-dialog.tsx'
import styles from './managed-course.module.css'
import type { DrawCover } from './managed-columns.tsx'
import { managedLists } from './managed-queries.ts'

/** The cover of a course as it is now, with what may be done about it. */
export const CoverPart = ({
  course,
  cover,
  onChanged,
}: {
  course: ManagedCourse
  cover: DrawCover
  onChanged: (course: ManagedCourse) => void
}) => {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const changed = (after: ManagedCourse) => {
    setOpen(false)
    onChanged(after)
    void queries.invalidateQueries({ queryKey: managedLists })
    void queries.invalidateQueries({ queryKey: coursesKey })
  }
  const remove = async () => {
    const note = '移除后重新显示按学科绘制的封面。'
    if (!(await confirm({ title: '移除封面图片？', note, yes: '移除', danger: true }))) return
    setPending(true)
    try {
      changed(await call(removeCover, { CourseId: course.Id }))
      toast.success('封面已移除')
    } catch (error) {
      toast.error(messageOf(error))
    }
    setPending(false)
  }
  return (
    <div className={styles.coverPart}>
      <div className={styles.cover}>{cover(course)}</div>
      <div className={styles.coverActions}>
        <Button size="small" icon={<ImageUp size={15} aria-hidden />} onClick={() => setOpen(true)}>
          {course.HasCover ? '更换封面' : '上传封面'}
        </Button>
        {course.HasCover && (
          <Button size="small" pending={pending} onClick={() => void remove()}>
            移除封面
          </Button>
        )}
        {!course.HasCover && <span className={styles.note}>现在显示按学科绘制的封面</span>}
      </div>
      {open && <CoverDialog course={course} onClose={() => setOpen(false)} onSaved={changed} />}
    </div>
  )
}
