import { ImportUsers } from './manage/import/import-users.tsx'
import { Strength } from './strength.tsx'

const strength = (password: string) => <Strength password={password} />

/** Importing people from a sheet; the import's id stands in the address. */
export const ManageImport = (props: { importId: string | undefined; usersAt: string }) => (
  <ImportUsers {...props} strength={strength} />
)
