import { classesKey } from '#call'
import { Avatar, SkeletonText, Empty, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ClassDetail, ClassMember } from '@xinglin/contract/classes'
import { everyMember } from '../teaching/teaching-queries.ts'
import styles from './own.module.css'

const People = ({ people }: { people: readonly ClassMember[] }) => (
  <ul className={styles.people}>
    {people.map((one) => (
      <li key={one.PersonId} className={styles.person}>
        <Avatar src={one.ImgUrl} gender={one.Gender} size={32} />
        <span>{one.RealName}</span>
      </li>
    ))}
  </ul>
)

/** Who studies in a class, by its groups where it has some; the person's own group first. */
export const ClassMembers = ({ one }: { one: ClassDetail }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [...classesKey, 'everybody', one.Id],
    queryFn: () => everyMember(one.Id),
  })
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={6} />
  if (data.length === 0) return <Empty head="班里还没有学生" />
  if (one.Groups.length === 0) return <People people={data} />
  const own = one.Groups.filter(({ Id }) => Id === one.GroupId)
  const others = one.Groups.filter(({ Id }) => Id !== one.GroupId)
  const parts = [...own, ...others, { Id: '', Name: '未分组' }].map(({ Id, Name }) => ({
    name: Id !== '' && Id === one.GroupId ? `${Name}（我的小组）` : Name,
    people: data.filter(({ GroupId }) => GroupId === Id),
  }))
  return parts
    .filter(({ people }) => people.length > 0)
    .map(({ name, people }) => (
      <section key={name} aria-label={name}>
        <h2 className={styles.group}>
          {name} · {people.length} 人
        </h2>
        <People people={people} />
      </section>
    ))
}
