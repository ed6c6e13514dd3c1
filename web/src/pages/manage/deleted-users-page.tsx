import { DeletedUsers } from '#identity'
import { base } from './screen.ts'

/** The bin of the people of the school. */
export const DeletedUsersPage = () => <DeletedUsers usersAt={`${base}/users`} />
