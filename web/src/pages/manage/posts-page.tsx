import { Posts } from '#identity'

/** The posts of the school: who holds which, for what. */
export const PostsPage = () => <Posts />
