import { Strength } from '#identity'
import { ImportUsers } from '#imports'
import { useParams } from 'react-router'

const strength = (password: string) => <Strength password={password} />

/** Importing people from a sheet. */
export const ImportPage = () => (
  <ImportUsers importId={useParams()['importId']} usersAt="/manage/users" strength={strength} />
)
