import {
  catalogueAddress,
  conditions,
  CourseBrowser,
  noFilters,
  readCatalogue,
  standIn,
  wholeCatalogue,
} from '#courses'
import { forgetSearch } from '#search'
import { Band, toast, usePageTitle } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import styles from './catalogue-page.module.css'

/** The catalogue of courses: a department and section in the path, every other choice in the query. */
export const CataloguePage = () => {
  const navigate = useNavigate()
  const { psub, sub } = useParams()
  const [query] = useSearchParams()
  const filters = readCatalogue(psub, sub, query)
  const choices = useQuery(conditions)
  const { departmentName, sectionName } = standIn(choices.data?.MenuModel, filters)
  const name = sectionName || departmentName
  const department = catalogueAddress({ ...noFilters, department: filters.department })
  usePageTitle(name ? `${name}课程` : '全部课程')

  // A word that the server refuses is neither searched again nor kept.
  const refuse = (message: string) => {
    toast.error(message)
    forgetSearch(filters.key)
    void navigate(catalogueAddress({ ...filters, key: '', page: 1 }), { replace: true })
  }

  return (
    <div className={styles.page}>
      <Band
        title={name || '全部课程'}
        steps={[
          { name: '首页', to: '/' },
          name ? { name: '课程', to: wholeCatalogue } : { name: '课程' },
          ...(departmentName
            ? [{ name: departmentName, ...(sectionName && { to: department }) }]
            : []),
          ...(sectionName ? [{ name: sectionName }] : []),
        ]}
      />
      <div className={styles.inside}>
        <CourseBrowser filters={filters} to={catalogueAddress} onSensitive={refuse} />
      </div>
    </div>
  )
}
