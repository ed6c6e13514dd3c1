import { call } from '#call'
import { Button, Dialog, FileDrop, toast, messageOf } from '#ui'
import { type ManagedCourse, uploadCover } from '@xinglin/contract/courses'
import { pictureKinds } from '@xinglin/contract/resources'
import { type ChangeEvent, useEffect, useState } from 'react'
import styles from './cover-dialog.module.css'
import { type Chosen, chosenPicture } from './chosen-picture.ts'

const middle = 50

const whole = (at: number) => (at < middle ? '靠前' : at > middle ? '靠后' : '居中')

/** The picture as the card will show it, and which part of it that is. */
const Frame = ({
  chosen,
  at,
  onAt,
}: {
  chosen: Chosen
  at: number
  onAt: (at: number) => void
}) => (
  <>
    <img
      className={styles.frame}
      src={chosen.address}
      alt="封面预览"
      style={{ objectPosition: `${at}% ${at}%` }}
    />
    {chosen.cut !== 'none' && (
      <label className={styles.range}>
        <span>取景位置（{chosen.cut === 'sides' ? '左右' : '上下'}）</span>
        <input
          type="range"
          min={0}
          max={100}
          value={at}
          aria-valuetext={`${whole(at)}，${at}%`}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => onAt(Number(target.value))}
        />
      </label>
    )}
  </>
)

/** Chooses a cover for a course, shows it as it will be, and uploads it. */
export const CoverDialog = ({
  course,
  onClose,
  onSaved,
}: {
  course: ManagedCourse
  onClose: () => void
  onSaved: (course: ManagedCourse) => void
}) => {
  const [chosen, setChosen] = useState<Chosen>()
  const [at, setAt] = useState(middle)
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  useEffect(() => () => chosen && URL.revokeObjectURL(chosen.address), [chosen])

  const take = async (file: File) => {
    const taken = await chosenPicture(file)
    setFault('fault' in taken ? taken.fault : '')
    if ('fault' in taken) return
    setAt(middle)
    setChosen(taken)
  }
  const save = async () => {
    if (!chosen) return
    setPending(true)
    setFault('')
    try {
      const Bytes = new Uint8Array(await chosen.file.arrayBuffer())
      const { name: Name } = chosen.file
      onSaved(await call(uploadCover, { CourseId: course.Id, Name, At: at, Bytes }))
      toast.success('封面已更新')
    } catch (error) {
      setFault(messageOf(error))
      setPending(false)
    }
  }
  return (
    <Dialog
      title="课程封面"
      hold={chosen !== undefined}
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          pending={pending}
          disabled={chosen === undefined}
          onClick={() => void save()}
        >
          使用这张图片
        </Button>
      }
    >
      <div className={styles.place}>
        {chosen && <Frame chosen={chosen} at={at} onAt={setAt} />}
        <FileDrop
          label={chosen ? '换一张图片' : '点击选择图片，或拖放到这里'}
          hint="JPG、PNG、WebP 或 GIF，不超过 8 MB；按 16:9 裁剪，建议宽 1280 像素以上。"
          accept={pictureKinds}
          disabled={pending}
          error={fault || undefined}
          onFile={(file) => void take(file)}
        />
      </div>
    </Dialog>
  )
}
