import { creatingAddress, type CreatingPage } from '#courses'
import { Button, toast } from '#ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import styles from './course-creating.module.css'

/** To the next page of making a course, once everything is saved. */
export const WayOn = ({
  courseId,
  page,
  name,
  flush,
}: {
  courseId: string
  page: CreatingPage
  name: string
  flush: () => Promise<boolean>
}) => {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const go = async () => {
    setPending(true)
    if (await flush()) await navigate(creatingAddress(page, courseId))
    else toast.warning('还没有保存，请稍后再试')
    setPending(false)
  }
  return (
    <div className={styles.foot}>
      <Button kind="primary" pending={pending} onClick={() => void go()}>
        {name}
      </Button>
    </div>
  )
}
