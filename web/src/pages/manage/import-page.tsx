import { ManageImport } from '#identity'
import { useParams } from 'react-router'

/** Importing people from a sheet. */
export const ImportPage = () => (
  <ManageImport importId={useParams()['importId']} usersAt="/manage/users" />
)
