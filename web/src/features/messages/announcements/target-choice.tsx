import { Checkbox, SearchField, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { announcementTargets as names, type ManagedAnnouncement } from '@xinglin/contract/messages'
import { useState } from 'react'
import styles from './announcements.module.css'
import { announcementTargets } from './queries.ts'

/** For whom an announcement is. */
export type Targets = ManagedAnnouncement['Targets']

type Target = Targets[number]

const keyOf = ({ Kind, RefId }: Target) => `${Kind} ${RefId}`
const nameOf = ({ Kind, Name }: Target) =>
  Kind === 'students' || Kind === 'teachers' ? Name : `${names[Kind]}：${Name}`

/** Chooses for whom an announcement is, among those whom one may write to; fixed once it was given out. */
export const TargetChoice = ({
  chosen,
  isFixed,
  fault,
  onChoose,
}: {
  chosen: Targets
  isFixed: boolean
  fault: string | undefined
  onChoose: (chosen: Targets) => void
}) => {
  const [key, setKey] = useState('')
  const { data, isPlaceholderData } = useQuery({ ...announcementTargets(key), enabled: !isFixed })
  const isChosen = (one: Target) => chosen.some((other) => keyOf(other) === keyOf(one))
  return (
    <fieldset className={styles.targets}>
      <legend>发布对象{isFixed && '（公告已发布，不能更改）'}</legend>
      <p className={styles.chosen}>
        {chosen.length === 0 ? (
          <span className={styles.quiet}>未选择</span>
        ) : (
          chosen.map((one) => (
            <Tag key={keyOf(one)} tone="school">
              {nameOf(one)}
            </Tag>
          ))
        )}
      </p>
      {!isFixed && (
        <>
          <SearchField label="班级或课程名称" value={key} onSearch={setKey} />
          <div className={styles.offers}>
            {data?.List.map((one) => (
              <Checkbox
                key={keyOf(one)}
                checked={isChosen(one)}
                onChange={({ target }) =>
                  onChoose(
                    target.checked
                      ? [...chosen, one]
                      : chosen.filter((other) => keyOf(other) !== keyOf(one)),
                  )
                }
              >
                {nameOf(one)}
              </Checkbox>
            ))}
            {!isPlaceholderData && data?.List.length === 0 && (
              <span className={styles.quiet}>没有找到可选的对象</span>
            )}
          </div>
        </>
      )}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
