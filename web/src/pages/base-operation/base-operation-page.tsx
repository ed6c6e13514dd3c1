import { type KindFilters, KindCourses, wholeCatalogue } from '#courses'
import { Band, classes, staying, useAddressState, usePageTitle } from '#ui'
import { kind, kindNames } from '@xinglin/contract/courses'
import { Link, Navigate, useParams } from 'react-router'
import styles from './base-operation-page.module.css'

const types = [kind.consultation, kind.operation, kind.experiment] as const
type Type = (typeof types)[number]

const usual: KindFilters = { department: '', audience: 0, page: 1 }

const List = ({ type }: { type: Type }) => {
  const [filters, narrow] = useAddressState({ ...usual })
  const name = kindNames[type] ?? ''
  usePageTitle(`常用操作 · ${name}`)
  return (
    <div className={styles.page}>
      <Band title="常用操作" steps={[{ name: '首页', to: '/' }, { name: '常用操作' }]} />
      <div className={styles.inside}>
        <nav className={styles.types} aria-label="课程类型">
          {types.map((one) => (
            <Link
              key={one}
              to={`/baseoperation/${one}`}
              state={staying}
              className={classes(styles.type, one === type && styles.chosen)}
              aria-current={one === type ? 'page' : undefined}
            >
              {kindNames[one]}
            </Link>
          ))}
        </nav>
        <KindCourses kind={type} filters={filters} nothing="该类型暂无课程" onFilters={narrow} />
      </div>
    </div>
  )
}

/** Basic operations (常用操作) of one type; a type that there is not leads to all courses. */
export const BaseOperationPage = () => {
  const { courseType = '' } = useParams()
  const type = types.find((one) => String(one) === courseType)
  return type ? <List key={type} type={type} /> : <Navigate to={wholeCatalogue} replace />
}
