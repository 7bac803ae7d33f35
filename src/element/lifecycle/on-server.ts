import { isServer } from 'lit';

/** Whether boards are rendered to text here, without a page. In browsers Lit says no, and minifiers drop what asks. */
export const onServer: boolean = isServer;
