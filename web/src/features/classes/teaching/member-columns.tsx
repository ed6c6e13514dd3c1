import { Avatar, type Column } from '#ui'
import type { ClassDetail, ClassMember } from '@xinglin/contract/classes'
import styles from '../actions/classes.module.css'

/** The columns of those who study in a 教学班, for those who teach it. */
export const memberColumns = ({ Groups }: ClassDetail): readonly Column<ClassMember>[] => {
  const names = new Map(Groups.map(({ Id, Name }) => [Id, Name]))
  return [
    {
      name: '姓名',
      cell: (one) => (
        <span className={styles.names}>
          <Avatar src={one.ImgUrl} gender={one.Gender} size={32} />
          {one.RealName}
        </span>
      ),
    },
    { name: '学号', width: '20%', cell: ({ Number }) => Number },
    { name: '行政班', width: '30%', cell: ({ ClassName }) => ClassName || '—' },
    { name: '小组', width: '18%', cell: ({ GroupId }) => names.get(GroupId) ?? '—' },
  ]
}
