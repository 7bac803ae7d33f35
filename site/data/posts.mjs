import { posts } from '../lib/posts.mjs';

export default posts;
