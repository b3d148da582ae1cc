/** The address of the window that takes photos. */
export const CAMERA_PATH = '/camera'
