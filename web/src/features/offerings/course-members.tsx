import { call } from '#call'
import { useSession } from '#session'
import { Avatar, SkeletonText, Button, Empty, Failure, SelectField } from '#ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getClassDetail, listClassMembers, postNames } from '@xinglin/contract/classes'
import { role } from '@xinglin/contract/identity'
import { listCourseClasses } from '@xinglin/contract/offerings'
import { useState } from 'react'
import styles from './course-members.module.css'
import { offeringsKey } from './offering-queries.ts'

const pageSize = 30

const Face = ({
  name,
  url,
  gender,
  note,
}: {
  name: string
  url: string
  gender: number | null
  note: string
}) => (
  <li className={styles.member}>
    <Avatar src={url} gender={gender} size={36} />
    <span>
      {name}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  </li>
)

/** The teachers of a class and who studies in it. */
const Members = ({ classId }: { classId: string }) => {
  const detail = useQuery({
    queryKey: [...offeringsKey, 'class', classId],
    queryFn: ({ signal }) => call(getClassDetail, { Id: classId }, { signal }),
  })
  const members = useInfiniteQuery({
    queryKey: [...offeringsKey, 'members', classId],
    queryFn: ({ signal, pageParam }) =>
      call(
        listClassMembers,
        { ClassId: classId, PageIndex: pageParam, PageSize: pageSize },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ Count }, pages) =>
      pages.length * pageSize < Count ? pages.length + 1 : undefined,
  })
  const error = detail.error ?? members.error
  if (error && !members.data)
    return (
      <Failure
        head="成员加载失败"
        error={error}
        onRetry={() => {
          void detail.refetch()
          void members.refetch()
        }}
      />
    )
  if (!members.data || !detail.data) return <SkeletonText lines={4} />
  const { Staff, Groups } = detail.data
  const groupOf = new Map(Groups.map(({ Id, Name }) => [Id, Name]))
  const people = members.data.pages.flatMap(({ List }) => List)
  return (
    <>
      <ul className={styles.members} aria-label="教师">
        {Staff.map(({ PersonId, RealName, ImgUrl, Gender, Post }) => (
          <Face
            key={PersonId}
            name={RealName}
            url={ImgUrl}
            gender={Gender}
            note={postNames[Post]}
          />
        ))}
      </ul>
      <h3 className={styles.name}>同学 {members.data.pages[0]?.Count ?? 0} 人</h3>
      <ul className={styles.members} aria-label="同学">
        {people.map(({ PersonId, RealName, ImgUrl, Gender, GroupId }) => (
          <Face
            key={PersonId}
            name={RealName}
            url={ImgUrl}
            gender={Gender}
            note={groupOf.get(GroupId) ?? ''}
          />
        ))}
      </ul>
      {members.hasNextPage && (
        <Button
          kind="plain"
          pending={members.isFetchingNextPage}
          onClick={() => void members.fetchNextPage()}
        >
          显示更多
        </Button>
      )}
    </>
  )
}

/** With whom one studies a course: the classes by which one has it, their teachers and students. */
export const CourseMembers = ({ courseId }: { courseId: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [...offeringsKey, 'own classes', courseId],
    queryFn: ({ signal }) => call(listCourseClasses, { CourseId: courseId }, { signal }),
  })
  const [chosen, setChosen] = useState('')
  const isTeacher = useSession()?.RoleType === role.teacher
  if (error && !data)
    return <Failure head="成员加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={4} />
  const one = data.List.find(({ Id }) => Id === chosen) ?? data.List[0]
  if (!one)
    return isTeacher ? (
      <Empty
        head="您所在的班级没有学习这门课程"
        note="把课程布置给您任教的班级后，这里显示教师和学生。"
      />
    ) : (
      <Empty head="您在自学这门课程" note="加入学习这门课程的班级后，这里显示教师和同学。" />
    )
  return (
    <div className={styles.panel}>
      {data.List.length > 1 ? (
        <SelectField
          label="班级"
          options={data.List.map(({ Id, Name }) => ({ value: Id, name: Name }))}
          value={one.Id}
          onChoose={setChosen}
        />
      ) : (
        <p className={styles.class}>{one.Name}</p>
      )}
      <Members key={one.Id} classId={one.Id} />
    </div>
  )
}
